import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';

type StarRatingProps = {
  /** The average, 1–5; 0 where nobody has rated. */
  value: number;
  /** How many rated; absent where the server does not say. */
  count?: number | undefined;
  size?: 'small' | 'medium';
};

/**
 * A rating to look at: filled to the half star, read out as "4.6 out of 5, 38 ratings". Where nobody
 * has rated, it says so.
 */
export function StarRating({ value, count, size = 'small' }: StarRatingProps) {
  const isRated = value > 0;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 0.75 }}>
      <Rating
        readOnly
        aria-hidden={!isRated}
        value={value}
        precision={0.5}
        size={size}
        getLabelText={() => `${Number(value.toFixed(1))} out of 5`}
      />
      {(!isRated || count !== undefined) && (
        <Typography variant={size === 'small' ? 'caption' : 'body2'} color="textSecondary">
          {isRated ? (
            <>
              <span aria-hidden>({count})</span>
              <span style={visuallyHidden}>{count === 1 ? '1 rating' : `${count} ratings`}</span>
            </>
          ) : (
            'No ratings yet'
          )}
        </Typography>
      )}
    </Stack>
  );
}
