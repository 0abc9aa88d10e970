import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { ProductRow } from './ProductRow.tsx';

/** The shape of a `ProductRow` whose products are on their way. */
export function ProductRowSkeleton() {
  return (
    <div role="status" aria-label="Loading products">
      <ProductRow>
        {['first', 'second', 'third', 'fourth'].map((place) => (
          <div key={place}>
            <Skeleton sx={{ aspectRatio: '4 / 5', height: 'auto' }} />
            <Box sx={{ pt: 1.5 }}>
              <Skeleton variant="text" sx={{ width: '70%', fontSize: 'body2.fontSize' }} />
              <Skeleton variant="text" sx={{ width: '30%', fontSize: 'body2.fontSize' }} />
              <Skeleton variant="text" sx={{ width: '50%', fontSize: 'body2.fontSize' }} />
            </Box>
          </div>
        ))}
      </ProductRow>
    </div>
  );
}
