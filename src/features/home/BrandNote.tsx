import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { paths } from '../../../contract/paths.ts';
import type { HomeBlock } from '../../lib/homeTexts.ts';
import { measure } from '../../theme/tokens.ts';

const Note = styled(Stack)(({ theme }) => ({
  alignItems: 'center',
  gap: theme.spacing(3),
  padding: theme.spacing(8, 2),
  textAlign: 'center',
  textWrap: 'balance',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(14) },
})) as typeof Stack;

/** Brand introduction with a link to its story. */
export function BrandNote({ heading, text }: HomeBlock) {
  return (
    <Note component="section" aria-labelledby="brand-heading">
      <Typography variant="h2" id="brand-heading" sx={{ maxWidth: '24ch' }}>
        {heading}
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: measure }}>
        {text}
      </Typography>
      <Button href={paths.aboutUs} variant="outlined" size="large">
        Read our story
      </Button>
    </Note>
  );
}
