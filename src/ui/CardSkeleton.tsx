import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** Loading placeholder of a card: a picture and three lines. */
export function CardSkeleton() {
  return (
    <div>
      <Skeleton sx={{ aspectRatio: '4 / 5', height: 'auto' }} />
      <Box sx={{ pt: 1.5 }}>
        {['70%', '30%', '50%'].map((width) => (
          <Skeleton key={width} variant="text" sx={{ width, fontSize: 'body2.fontSize' }} />
        ))}
      </Box>
    </div>
  );
}
