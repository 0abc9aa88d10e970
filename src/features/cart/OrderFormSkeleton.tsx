import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** The placeholder of the order form: as high, so that nothing below it moves. */
export function OrderFormSkeleton() {
  return (
    <Box
      role="status"
      aria-label="Loading the order form"
      sx={{ boxSizing: 'border-box', maxWidth: (theme) => theme.spacing(70) }}
    >
      <Skeleton height={34} sx={{ width: '60%', mb: 3 }} />
      <Box sx={{ display: 'grid', gap: 2 }}>
        {['name', 'email', 'phone', 'address'].map((field) => (
          <Box key={field} sx={{ height: 103 }}>
            <Skeleton height={20} sx={{ width: 96, mb: 1 }} />
            <Skeleton height={56} />
          </Box>
        ))}
      </Box>
      <Skeleton sx={{ mt: 3, height: { xs: 120, sm: 52 }, maxWidth: { sm: 360 } }} />
    </Box>
  );
}
