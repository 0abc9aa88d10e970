import { styled } from '@mui/material/styles';

const Mark = styled('small')(({ theme }) => ({
  ...theme.typography.caption,
  justifySelf: 'start',
  paddingInline: theme.spacing(0.75),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  color: theme.vars.palette.text.secondary,
}));

/** Marks a product that only admins see. */
export function DraftBadge() {
  return <Mark>Draft</Mark>;
}
