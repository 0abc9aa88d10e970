import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { i18n } from '../../../contract/i18n.ts';
import { paths } from '../../../contract/paths.ts';
import { categoryInfo, navCategories } from '../../../contract/rules/categories.ts';
import type { Category } from '../../../contract/schemas/product.ts';
import { CategoryLink } from './CategoryLink.ts';

const Item = styled(Box)({ position: 'relative', display: 'flex', alignItems: 'center' });

type NavLinksProps = {
  /** Renders the kinds of a category, such as `KindPanel`, once it was hovered or focused. */
  renderKinds?: ((category: Category, inBar: boolean) => ReactNode) | undefined;
  hasSale?: boolean | undefined;
  /** More links, such as `CollectionLinks`. */
  children?: ReactNode;
};

export function NavLinks({ renderKinds, hasSale, children }: NavLinksProps) {
  const [near, setNear] = useState<Category[]>([]);
  return (
    <Stack
      component="nav"
      direction="row"
      aria-label={i18n.t('Categories')}
      sx={{ gap: { xs: 3, md: 4 } }}
    >
      {navCategories.map((category) => {
        const { name, path } = categoryInfo[category];
        const isNear = near.includes(category);
        const come = () => isNear || setNear([...near, category]);
        return (
          <Item key={category} onPointerEnter={come} onFocus={come}>
            <CategoryLink component={NavLink} to={path} variant="button" underline="none">
              {i18n.t(name)}
            </CategoryLink>
            {isNear && renderKinds?.(category, true)}
          </Item>
        );
      })}
      {hasSale && (
        <CategoryLink href={paths.sale} variant="button" underline="none">
          {i18n.t('Sale')}
        </CategoryLink>
      )}
      {children}
    </Stack>
  );
}
