import Box from '@mui/material/Box';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** The placeholder of ratings that are loading. */
export function RatingsSkeleton() {
  return (
    <Box role="status" aria-label="Loading ratings">
      {[1, 2, 3].map((place) => (
        <Box
          key={place}
          sx={{ display: 'grid', gridTemplateColumns: '96px minmax(0, 1fr)', gap: 2, py: 2 }}
        >
          <Skeleton shape="picture" />
          <div>
            <Skeleton shape="line" style={{ width: '60%', maxWidth: 320 }} />
            <Skeleton shape="line" style={{ width: '40%', maxWidth: 200 }} />
            <Skeleton style={{ width: 180, height: 36, marginTop: 8 }} />
          </div>
        </Box>
      ))}
    </Box>
  );
}
