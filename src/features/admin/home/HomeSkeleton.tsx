import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { HomeColumns } from './HomeColumns.tsx';

/** The placeholder of figures that are loading. */
export function HomeSkeleton() {
  return (
    <Box role="status" aria-label="Loading the figures">
      <Skeleton height={92} sx={{ mb: 2 }} />
      <Skeleton height={350} />
      <HomeColumns>
        <Skeleton height={320} />
        <Skeleton height={320} />
        <Skeleton height={320} />
      </HomeColumns>
    </Box>
  );
}
