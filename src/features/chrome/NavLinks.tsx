import { styled } from '@mui/material/styles';
import { NavLink } from 'react-router-dom';
import { touchTarget } from '../../theme/tokens.ts';
import { categoryLinks } from './categoryLinks.ts';

const Links = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(2),
  [theme.breakpoints.up('md')]: { gap: theme.spacing(4) },
}));

const CategoryLink = styled(NavLink)(({ theme }) => ({
  ...theme.typography.button,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
  color: 'inherit',
  textDecoration: 'none',
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    bottom: theme.spacing(1),
    borderBottom: '1px solid currentColor',
    transform: 'scaleX(0)',
    transformOrigin: 'left',
    transition: theme.transitions.create('transform'),
  },
  '&:hover::after, &[aria-current]::after': { transform: 'none' },
}));

/** The categories in a row, the current one marked. */
export function NavLinks() {
  return (
    <Links aria-label="Categories">
      {categoryLinks.map(({ label, to }) => (
        <CategoryLink key={to} to={to}>
          {label}
        </CategoryLink>
      ))}
    </Links>
  );
}
