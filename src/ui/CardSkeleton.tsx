import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** The shape of a card that is on its way: a picture and three lines. */
export function CardSkeleton() {
  return (
    <div>
      <Skeleton sx={{ aspectRatio: '4 / 5', height: 'auto' }} />
      <Box sx={{ pt: 1.5 }}>
        <Skeleton variant="text" sx={{ width: '70%', fontSize: 'body2.fontSize' }} />
        <Skeleton variant="text" sx={{ width: '30%', fontSize: 'body2.fontSize' }} />
        <Skeleton variant="text" sx={{ width: '50%', fontSize: 'body2.fontSize' }} />
      </Box>
    </div>
  );
}
