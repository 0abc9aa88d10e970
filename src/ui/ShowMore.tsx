import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type CSSProperties, type RefObject, useEffect, useRef } from 'react';

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
  /** The list's element, whose children are what is shown. */
  list: RefObject<HTMLElement | null>;
  /** What the list has more of, as “products”. */
  things: string;
  shown: number;
  total: number;
  state: 'idle' | 'loading' | 'failed';
  /** Also tries again after a failure. */
  onShowMore: () => void;
};

const labels = { idle: 'Show more', loading: 'Loading...', failed: 'Try again' };

/**
 * How much of a list is shown, and the button for more; nothing once all of it is. It is one button
 * in every state, so that it keeps the focus while more is on its way; from it the focus then moves on
 * to the first that is new: its link, or itself.
 */
export function ShowMore({ list, things, shown, total, state, onShowMore }: ShowMoreProps) {
  const button = useRef<HTMLButtonElement>(null);
  const shownWhenAsked = useRef<number>(undefined);

  useEffect(() => {
    const firstNew = shownWhenAsked.current;
    if (firstNew === undefined || shown === firstNew) return;
    shownWhenAsked.current = undefined;
    if (shown < firstNew) return;
    // Focus that has moved on meanwhile, as to a field, stays. With all shown the button is gone.
    const { activeElement, body } = document;
    if (activeElement !== button.current && activeElement !== body) return;
    const item = list.current?.children[firstNew] as HTMLElement | undefined;
    (item?.querySelector('a') ?? item)?.focus({ preventScroll: true });
  }, [shown, list]);

  function ask() {
    shownWhenAsked.current = shown;
    onShowMore();
  }

  if (shown >= total) return null;
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
        ref={button}
        variant="outlined"
        size="large"
        color="inherit"
        aria-disabled={state === 'loading'}
        onClick={state === 'loading' ? undefined : ask}
      >
        <span>{labels[state]}</span>
      </Button>
    </Stack>
  );
}
