import { styled } from '@mui/material/styles';
import { stateLabel } from '../../../lib/stateLabel.ts';
import { stateTone, type Tone } from './stateTone.ts';

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

/** A state in a word, with a colour that says the same to who scans a list. */
export function StateMark({ state }: { state: string }) {
  return (
    <Mark sx={{ color: colors[stateTone(state)] }}>
      <Word>{stateLabel(state)}</Word>
    </Mark>
  );
}
