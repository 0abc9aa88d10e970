import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { NavLink } from 'react-router-dom';
import { touchTarget } from '../theme/tokens.ts';

type SectionLinkProps = {
  /** From this breakpoint on, the navigation is a sidebar; below it, a bar above the page. */
  besideFrom: 'md' | 'lg';
};

/** Navigation link of a section of the shop, underlined if current. */
export const SectionLink = styled(NavLink, {
  shouldForwardProp: (name) => name !== 'besideFrom' && name !== 'as',
})<SectionLinkProps>(({ theme, besideFrom }) => ({
  ...theme.typography.button,
  display: 'flex',
  alignItems: 'center',
  minHeight: touchTarget,
  borderBottom: '2px solid transparent',
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  '&:hover': { color: theme.vars.palette.text.primary },
  '&[aria-current=page]': {
    color: theme.vars.palette.text.primary,
    borderColor: theme.vars.palette.text.primary,
  },
  [theme.breakpoints.up(besideFrom)]: {
    marginLeft: -1,
    borderBottom: 0,
    borderLeft: '2px solid transparent',
  },
}));

/** Link outside a sentence, with a touch-sized target. */
export const StandaloneLink = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: touchTarget,
  minHeight: touchTarget,
}) as typeof Link;
