import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { NavLink } from 'react-router-dom';
import type { Category } from '../../../contract/schemas/product.ts';
import { touchTarget } from '../../theme/tokens.ts';
import { categoryLinks } from './categoryLinks.ts';

const Links = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(3),
  [theme.breakpoints.up('md')]: { gap: theme.spacing(4) },
}));

const Item = styled('div')({ position: 'relative', display: 'flex', alignItems: 'center' });

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

type NavLinksProps = {
  /** What stands below a category, as its `KindPanel`, once somebody comes near. */
  renderKinds?: ((category: Category, inBar: boolean) => ReactNode) | undefined;
};

/** The categories in a row, the current one marked. */
export function NavLinks({ renderKinds }: NavLinksProps) {
  const [near, setNear] = useState<Category[]>([]);
  return (
    <Links aria-label="Categories">
      {categoryLinks.map(({ label, category, to }) => {
        const isNear = near.includes(category);
        const come = () => isNear || setNear([...near, category]);
        return (
          <Item key={to} onPointerEnter={come} onFocus={come}>
            <CategoryLink to={to}>{label}</CategoryLink>
            {isNear && renderKinds?.(category, true)}
          </Item>
        );
      })}
    </Links>
  );
}
