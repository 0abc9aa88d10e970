import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { leftOver, productColumns } from './productColumns.ts';

const Grid = styled('div')(({ theme }) => productColumns(theme));

/** The shape of a `ProductGrid` whose products are on their way. */
export function ProductGridSkeleton({ count = 8 }: { count?: number }) {
  return (
    <Grid role="status" aria-label="Loading products" data-left-over={leftOver(count)}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike
        <div key={index}>
          <Skeleton sx={{ aspectRatio: '4 / 5', height: 'auto' }} />
          <Box sx={{ pt: 1.5 }}>
            <Skeleton variant="text" sx={{ width: '70%', fontSize: 'body2.fontSize' }} />
            <Skeleton variant="text" sx={{ width: '30%', fontSize: 'body2.fontSize' }} />
            <Skeleton variant="text" sx={{ width: '50%', fontSize: 'body2.fontSize' }} />
          </Box>
        </div>
      ))}
    </Grid>
  );
}
