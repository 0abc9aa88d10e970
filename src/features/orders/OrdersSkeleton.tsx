import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** The placeholder of orders that are loading. */
export function OrdersSkeleton() {
  return (
    <Box
      role="status"
      aria-label="Loading orders"
      sx={{ display: 'grid', gap: 3, maxWidth: (theme) => theme.spacing(100) }}
    >
      {[0, 1].map((index) => (
        <Box
          key={index}
          sx={{ display: 'grid', gap: 2.5, p: { xs: 2, sm: 3 }, border: 1, borderColor: 'divider' }}
        >
          <Skeleton variant="text" sx={{ width: '40%', fontSize: 'h4.fontSize' }} />
          <Skeleton sx={{ height: 88, maxWidth: 480 }} />
          <Skeleton sx={{ height: 100, maxWidth: 256 }} />
          <Skeleton sx={{ height: 44, width: 160 }} />
        </Box>
      ))}
    </Box>
  );
}
