import Chip, { type ChipProps, chipClasses } from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { i18n } from '../../../../contract/i18n.ts';
import { stateLabel } from '../../../lib/labels.ts';

/** Coloured square, and the label in the text colour. */
const Mark = styled(Chip)<Pick<ChipProps<'span'>, 'component'>>(({ theme }) => ({
  justifyContent: 'start',
  gap: theme.spacing(1),
  height: 'auto',
  verticalAlign: 'baseline',
  background: 'none',
  font: 'inherit',
  letterSpacing: 'inherit',
  color: theme.vars.palette.text.secondary,
  '&::before': { content: '""', width: 8, height: 8, backgroundColor: 'currentColor' },
  [`& .${chipClasses.label}`]: { color: theme.vars.palette.text.primary, whiteSpace: 'normal' },
  variants: (['success', 'warning', 'error'] as const).map((color) => ({
    props: { color },
    style: { color: theme.vars.palette[color].main },
  })),
}));

/** Only for screen readers where space is short. */
const Name = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('sm')]: visuallyHidden,
}));

/** Label of a state, with its colour; `name` distinguishes two of an order. */
export function StatusBadge({ state, name }: { state: string; name?: string }) {
  const mark = <Mark component="span" color={stateTone(state)} label={stateLabel(state)} />;
  if (!name) return mark;
  return (
    <span>
      <Name>{i18n.t('{label}:', { label: name })}</Name> {mark}
    </span>
  );
}

type Tone = 'success' | 'warning' | 'error' | 'default';

const tones: Record<string, Tone> = {
  paid: 'success',
  delivered: 'success',
  pending: 'warning',
  processing: 'warning',
  failed: 'error',
  refunded: 'error',
  cancelled: 'error',
  returned: 'error',
};

/** Colour of a state; neutral for unknown states and those in progress. */
function stateTone(state: string): Tone {
  return tones[state.toLowerCase()] ?? 'default';
}
