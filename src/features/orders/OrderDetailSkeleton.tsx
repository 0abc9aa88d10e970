import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** The placeholder of an order that is loading: its day, its status and two lines. */
export function OrderDetailSkeleton() {
  return (
    <Box role="status" aria-label="Loading the order" sx={{ display: 'grid', gap: 4, pt: 6.5 }}>
      <Skeleton variant="text" sx={{ maxWidth: 480, fontSize: 'h2.fontSize' }} />
      <Skeleton sx={{ height: 64, maxWidth: 480 }} />
      <Box sx={{ display: 'grid', gap: 2, maxWidth: (theme) => theme.spacing(100) }}>
        {[0, 1].map((line) => (
          <Box
            key={line}
            sx={{ display: 'flex', gap: 2, pt: 2, borderTop: 1, borderColor: 'divider' }}
          >
            <Skeleton sx={{ width: 72, height: 90, flexShrink: 0 }} />
            <Box sx={{ flexGrow: 1 }}>
              <Skeleton variant="text" sx={{ width: '50%' }} />
              <Skeleton variant="text" sx={{ width: '30%' }} />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
