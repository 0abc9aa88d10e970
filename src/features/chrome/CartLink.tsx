import type { ComponentProps } from 'react';
import type { Link } from 'react-router-dom';
import { paths } from '../../../contract/paths.ts';
import { IconLink } from '../../ui/IconButton.tsx';
import { ShoppingBagIcon } from '../../ui/icons.tsx';
import { badge } from './CartLink.css.ts';

type CartLinkProps = Pick<ComponentProps<typeof Link>, 'onClick' | 'onFocus' | 'onPointerEnter'> & {
  count: number;
};

const maxShown = 99;

/** The way to the cart, with how many units are in it. */
export function CartLink({ count, ...listeners }: CartLinkProps) {
  const shown = count > maxShown ? `${maxShown}+` : count;
  return (
    <IconLink
      edge="end"
      to={paths.cart}
      aria-label={`Cart, ${shown} ${count === 1 ? 'item' : 'items'}`}
      {...listeners}
    >
      <ShoppingBagIcon />
      {count > 0 && <span className={badge}>{shown}</span>}
    </IconLink>
  );
}
