import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { categoryInfo, navCategories } from '../../../contract/rules/categories.ts';
import type { Category } from '../../../contract/schemas/product.ts';
import { touchTarget } from '../../theme/tokens.ts';

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
  /** What stands below a category, as its `KindPanel`, once the pointer or the focus is near. */
  renderKinds?: ((category: Category, inBar: boolean) => ReactNode) | undefined;
};

/** The categories in a row, the current one marked. */
export function NavLinks({ renderKinds }: NavLinksProps) {
  const [near, setNear] = useState<Category[]>([]);
  return (
    <Box component="nav" aria-label="Categories" sx={{ display: 'flex', gap: { xs: 3, md: 4 } }}>
      {navCategories.map((category) => {
        const { name, path } = categoryInfo[category];
        const isNear = near.includes(category);
        const come = () => isNear || setNear([...near, category]);
        return (
          <Item key={category} onPointerEnter={come} onFocus={come}>
            <CategoryLink to={path}>{name}</CategoryLink>
            {isNear && renderKinds?.(category, true)}
          </Item>
        );
      })}
    </Box>
  );
}
