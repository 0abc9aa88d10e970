import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** The placeholder of ratings that are loading. */
export function RatingsSkeleton() {
  return (
    <Box role="status" aria-label="Loading ratings">
      {[1, 2, 3].map((place) => (
        <Box
          key={place}
          sx={{ display: 'grid', gridTemplateColumns: '96px minmax(0, 1fr)', gap: 2, py: 2 }}
        >
          <Skeleton sx={{ aspectRatio: '4 / 5', height: 'auto' }} />
          <div>
            <Skeleton variant="text" sx={{ width: '60%', maxWidth: 320 }} />
            <Skeleton variant="text" sx={{ width: '40%', maxWidth: 200 }} />
            <Skeleton sx={{ mt: 1, height: 36, width: 180 }} />
          </div>
        </Box>
      ))}
    </Box>
  );
}
