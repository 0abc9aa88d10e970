import { styled } from '@mui/material/styles';
import { stateLabel } from '../../../lib/stateLabel.ts';

const Mark = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  whiteSpace: 'nowrap',
  '&::before': { content: '""', width: 8, height: 8, backgroundColor: 'currentColor' },
}));

const Word = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.primary }));

const colors: Record<Tone, string> = {
  good: 'success.main',
  waiting: 'warning.main',
  bad: 'error.main',
  quiet: 'text.secondary',
};

/** A state in a word, with a colour that says the same to anyone scanning a list. */
export function StatusBadge({ state }: { state: string }) {
  return (
    <Mark sx={{ color: colors[stateTone(state)] }}>
      <Word>{stateLabel(state)}</Word>
    </Mark>
  );
}

type Tone = 'good' | 'waiting' | 'bad' | 'quiet';

const tones: Record<string, Tone> = {
  paid: 'good',
  delivered: 'good',
  pending: 'waiting',
  processing: 'waiting',
  failed: 'bad',
  refunded: 'bad',
  cancelled: 'bad',
  returned: 'bad',
};

/** The tone of a state; one that is unknown, or in progress, is neutral. */
function stateTone(state: string): Tone {
  return tones[state.toLowerCase()] ?? 'quiet';
}
