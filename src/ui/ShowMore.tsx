import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { CSSProperties } from 'react';

/** A line, the part of it filled that `--shown` says. */
const Progress = styled('div')(({ theme }) => {
  const { text, divider } = theme.vars.palette;
  return {
    width: 200,
    height: 2,
    background: `linear-gradient(to right, ${text.primary} var(--shown), ${divider} 0)`,
  };
});

type ShowMoreProps = {
  /** What the list has more of, as “products”. */
  things: string;
  shown: number;
  total: number;
  state: 'idle' | 'loading' | 'failed';
  onShowMore: () => void;
  onRetry: () => void;
};

const labels = { idle: 'Show more', loading: 'Loading...', failed: 'Try again' };

/**
 * How much of a list is shown, and the button for more; nothing once all of it is. It is one button
 * in every state, so that it keeps the focus while more is on its way.
 */
export function ShowMore({ things, shown, total, state, onShowMore, onRetry }: ShowMoreProps) {
  if (shown >= total) return null;
  const press = { idle: onShowMore, loading: undefined, failed: onRetry }[state];
  return (
    <Stack sx={{ alignItems: 'center', gap: 2, pt: 8 }}>
      <Typography variant="body2" color="textSecondary">
        {`${shown} of ${total}`}
      </Typography>
      <Progress style={{ '--shown': `calc(100% * ${shown} / ${total})` } as CSSProperties} />
      {state === 'failed' && (
        <Typography role="alert" color="error">
          The next {things} could not be loaded.
        </Typography>
      )}
      <Button
        variant="outlined"
        size="large"
        color="inherit"
        aria-disabled={state === 'loading'}
        onClick={press}
      >
        {labels[state]}
      </Button>
    </Stack>
  );
}
