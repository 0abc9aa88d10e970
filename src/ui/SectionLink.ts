import { styled } from '@mui/material/styles';
import { NavLink } from 'react-router-dom';
import { touchTarget } from '../theme/tokens.ts';

type SectionLinkProps = {
  /** From this breakpoint on the links stand beside the page; below it, in a bar above it. */
  besideFrom: 'md' | 'lg';
};

/** A link in the navigation of a section of the shop; the current one has a line along its edge. */
export const SectionLink = styled(NavLink, {
  shouldForwardProp: (name) => name !== 'besideFrom',
})<SectionLinkProps>(({ theme, besideFrom }) => ({
  ...theme.typography.button,
  display: 'flex',
  alignItems: 'center',
  minHeight: touchTarget,
  borderBottom: '2px solid transparent',
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  '&:hover': { color: theme.vars.palette.text.primary },
  '&[aria-current]': {
    color: theme.vars.palette.text.primary,
    borderColor: theme.vars.palette.text.primary,
  },
  [theme.breakpoints.up(besideFrom)]: {
    marginLeft: -1,
    borderBottom: 0,
    borderLeft: '2px solid transparent',
  },
}));
