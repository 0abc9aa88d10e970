import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

const fields = { name: 74, description: 160, price: 74, flags: 44 };
const tiles = ['first', 'second', 'third'];

/** The shape of the product form. */
export function ProductFormSkeleton() {
  return (
    <Box
      role="status"
      aria-label="Loading the product"
      sx={{ display: 'grid', gap: { xs: 4, md: 6 }, gridTemplateColumns: { md: '1fr 1fr' } }}
    >
      <Box sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
        {Object.entries(fields).map(([field, height]) => (
          <Skeleton key={field} height={height} />
        ))}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(3, 1fr)',
          alignContent: 'start',
        }}
      >
        {tiles.map((tile) => (
          <Skeleton key={tile} height="auto" sx={{ aspectRatio: '4 / 5' }} />
        ))}
      </Box>
    </Box>
  );
}
