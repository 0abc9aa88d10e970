import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ShopText } from '../../../contract/schemas/shopProfile.ts';

const Official = styled('img')({ display: 'block', width: '100%', maxWidth: 480, height: 'auto' });

type GuaranteeNoticeProps = { text: string; picture: NonNullable<ShopText['picture']> };

/** The European Union's notice of the legal guarantee, which must be shown unchanged. */
export function GuaranteeNotice({ text, picture: { url, width, height } }: GuaranteeNoticeProps) {
  return (
    <Box sx={{ mt: 4 }}>
      <Official src={url} alt={text} width={width} height={height} />
    </Box>
  );
}
