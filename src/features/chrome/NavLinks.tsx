import { type ReactNode, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { categoryInfo, navCategories } from '../../../contract/rules/categories.ts';
import type { Category } from '../../../contract/schemas/product.ts';
import * as css from './NavLinks.css.ts';

type NavLinksProps = {
  /** What stands below a category, as its `KindPanel`, once the pointer or the focus is near. */
  renderKinds?: ((category: Category, inBar: boolean) => ReactNode) | undefined;
};

/** The categories in a row, the current one marked. */
export function NavLinks({ renderKinds }: NavLinksProps) {
  const [near, setNear] = useState<Category[]>([]);
  return (
    <nav className={css.nav} aria-label="Categories">
      {navCategories.map((category) => {
        const { name, path } = categoryInfo[category];
        const isNear = near.includes(category);
        const come = () => isNear || setNear([...near, category]);
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: they come to the link in it
          <div key={category} className={css.item} onPointerEnter={come} onFocus={come}>
            <NavLink className={css.category} to={path}>
              {name}
            </NavLink>
            {isNear && renderKinds?.(category, true)}
          </div>
        );
      })}
    </nav>
  );
}
