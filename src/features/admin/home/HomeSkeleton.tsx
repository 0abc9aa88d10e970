import Box from '@mui/material/Box';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { HomeColumns } from './HomeColumns.tsx';

/** The placeholder of figures that are loading. */
export function HomeSkeleton() {
  return (
    <Box role="status" aria-label="Loading the figures" sx={{ '& > span + span': { mt: 2 } }}>
      <Skeleton style={{ height: 92 }} />
      <Skeleton style={{ height: 350 }} />
      <HomeColumns>
        <Skeleton style={{ height: 320 }} />
        <Skeleton style={{ height: 320 }} />
        <Skeleton style={{ height: 320 }} />
      </HomeColumns>
    </Box>
  );
}
