import Button from '@mui/material/Button';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { i18n } from '../../../contract/i18n.ts';
import { paths } from '../../../contract/paths.ts';
import { toCents } from '../../../contract/rules/money.ts';
import { nameInColour } from '../../../contract/rules/nameInColour.ts';
import { inSize, isOneSize } from '../../../contract/rules/sizeNames.ts';
import { reserveCartUnits } from '../../../contract/rules/stock.ts';
import type { Product } from '../../../contract/schemas/product.ts';
import { useCartLines } from '../../data/cart/CartLinesProvider.tsx';
import { useCartChanges } from '../../data/cart/useCart.ts';
import { useStoredSession } from '../../data/session.ts';
import { useToast } from '../../ui/ToastProvider.tsx';
import { useProblemToast } from '../useProblemToast.tsx';
import { useCartDrawer } from './useCartDrawer.ts';

/** Adds to the cart and shows the result; also provides the remaining stock. */
export function useAddToCart() {
  const lines = useCartLines();
  const { addItem } = useCartChanges();
  const { session } = useStoredSession();
  const showToast = useToast();
  const showProblem = useProblemToast();

  const addToCart = useCallback(
    async function add(product: Product, size: string): Promise<void> {
      const unit = {
        itemId: product._id,
        size,
        name: product.name,
        priceCents: toCents(product.price),
      };
      const values = { product: nameInColour(product), size };
      const added = await addItem(unit);
      if (!added.ok) {
        const message = i18n.t('{product} could not be added. {reason}', {
          product: inSize(values.product, size),
          reason: added.error.message,
        });
        return added.error.reason === 'failed'
          ? showProblem(i18n.t('{message} Please try again.', { message }), () =>
              add(product, size),
            )
          : showProblem(message);
      }
      showToast({
        text: isOneSize(size)
          ? i18n.t('{product} is in your cart', values)
          : i18n.t('{product}, size {size}, is in your cart', values),
        severity: 'info',
        action: <ViewCart />,
      });
    },
    [addItem, showToast, showProblem],
  );

  /** Counts a guest's cart units as reserved; for customers the loaded stock already does. */
  const withCartUnits = useCallback(
    (product: Product) => (session ? product : reserveCartUnits(product, lines)),
    [lines, session],
  );

  return { addToCart, withCartUnits };
}

/** Link of the "added to cart" toast. */
export function ViewCart() {
  const drawer = useCartDrawer();
  return (
    <Button component={Link} to={paths.cart} color="inherit" {...drawer.linkProps}>
      {i18n.t('View cart')}
    </Button>
  );
}
