import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { i18n } from '../../../contract/i18n.ts';
import { CardSkeleton } from '../../ui/CardSkeleton.tsx';
import { leftOver, productGridColumns } from './productGridColumns.ts';

const Grid = styled(Box)(({ theme }) => productGridColumns(theme));

export function ProductGridSkeleton({ count = 8 }: { count?: number }) {
  return (
    <Grid role="status" aria-label={i18n.t('Loading products')} data-left-over={leftOver(count)}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike
        <CardSkeleton key={index} />
      ))}
    </Grid>
  );
}
