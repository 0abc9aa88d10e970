import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

type StarRatingProps = {
  /** The average, 1–5. */
  value: number;
  /** How many rated; absent where the server does not say. */
  count?: number | undefined;
  size?: 'small' | 'medium';
};

/** A rating to look at: filled to the half star, read out as "4.6 out of 5". */
export function StarRating({ value, count, size = 'small' }: StarRatingProps) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 0.75 }}>
      <Rating
        readOnly
        value={value}
        precision={0.5}
        size={size}
        getLabelText={() => `${value} out of 5`}
      />
      {count !== undefined && (
        <Typography variant={size === 'small' ? 'caption' : 'body2'} color="textSecondary">
          ({count})
        </Typography>
      )}
    </Stack>
  );
}
