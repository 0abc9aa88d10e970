import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { touchTarget } from '../../theme/tokens.ts';

export const CategoryLink = styled(Link)(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
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
})) as typeof Link;
