import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type RefObject, useEffect, useRef } from 'react';
import { i18n } from '../../contract/i18n.ts';

const Line = styled(LinearProgress)(({ theme }) => ({
  width: 200,
  height: 2,
  backgroundColor: theme.vars.palette.divider,
}));

type ShowMoreProps = {
  list: RefObject<HTMLElement | null>;
  /** Says that the next items could not be loaded. */
  failure: string;
  shown: number;
  total: number;
  state: 'idle' | 'loading' | 'failed';
  /** Loads the next page, or retries after a failure. */
  onShowMore: () => void;
};

const labels = {
  idle: /*i18n*/ 'Show more',
  loading: /*i18n*/ 'Loading...',
  failed: /*i18n*/ 'Try again',
};

/**
 * "Show more" button with the number of items shown; renders nothing once all are. The same button
 * in all states, so that it keeps the focus while loading. The focus then moves to the first new
 * item's link, or to the item.
 */
export function ShowMore({ list, failure, shown, total, state, onShowMore }: ShowMoreProps) {
  const button = useRef<HTMLButtonElement>(null);
  const shownWhenAsked = useRef<number>(undefined);

  useEffect(() => {
    const firstNew = shownWhenAsked.current;
    if (firstNew === undefined || shown === firstNew) return;
    shownWhenAsked.current = undefined;
    if (shown < firstNew) return;
    // Don't take the focus if it has moved elsewhere. After the last page it is on the body.
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
        {i18n.t('{shown} of {total}', { shown, total })}
      </Typography>
      <Line aria-hidden variant="determinate" value={(100 * shown) / total} />
      {state === 'failed' && (
        <Typography role="alert" color="error">
          {failure}
        </Typography>
      )}
      <Button
        ref={button}
        variant="outlined"
        size="large"
        aria-disabled={state === 'loading'}
        onClick={state === 'loading' ? undefined : ask}
      >
        <span>{i18n.t(labels[state])}</span>
      </Button>
    </Stack>
  );
}
