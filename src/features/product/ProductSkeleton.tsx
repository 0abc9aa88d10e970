import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { ProductColumns } from './ProductColumns.tsx';

/** Loading placeholder of a product, with the text of specification P9. */
export function ProductSkeleton() {
  return (
    <ProductColumns
      pictures={
        <Box sx={{ pl: { md: 11 } }}>
          <Skeleton sx={{ aspectRatio: '4 / 5', height: 'auto' }} />
        </Box>
      }
      words={
        <>
          <Typography role="status" variant="body2" color="textSecondary">
            Loading product...
          </Typography>
          <div>
            <Skeleton variant="text" sx={{ width: '80%', fontSize: 'h2.fontSize' }} />
            <Skeleton variant="text" sx={{ width: '25%', fontSize: 'h4.fontSize' }} />
          </div>
          <Skeleton sx={{ width: '70%', height: 48 }} />
          <Skeleton sx={{ height: 52 }} />
          <Skeleton sx={{ height: 160 }} />
        </>
      }
    />
  );
}
