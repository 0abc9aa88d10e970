import Chip, { type ChipProps } from '@mui/material/Chip';
import { styled } from '@mui/material/styles';

const Mark = styled(Chip)<Pick<ChipProps<'small'>, 'component'>>(({ theme }) => ({
  ...theme.typography.caption,
  justifySelf: 'start',
  height: 'auto',
  paddingInline: theme.spacing(0.75),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  background: 'none',
  color: theme.vars.palette.text.secondary,
}));

export function DraftBadge() {
  return <Mark component="small" label="Draft" />;
}
