import { freeUnits, freeUnitsInAll } from '../../../contract/rules/stock.ts';
import type { ProductSize } from '../../../contract/schemas/product.ts';
import { sizeName } from '../../lib/sizeName.ts';
import { Button } from '../../ui/Button.tsx';
import { HeartToggle } from '../../ui/HeartToggle.tsx';
import { trackStickyFooterHeight } from '../../ui/trackStickyFooterHeight.ts';
import * as css from './PurchaseBar.css.ts';

type PurchaseBarProps = {
  name: string;
  sizes: readonly ProductSize[];
  /** Units in the cart, by size. */
  inCart?: Readonly<Record<string, number>>;
  size: string | undefined;
  isSizeMissing: boolean;
  isFavourite: boolean;
  onSelectSize: (size: string) => void;
  onAddToCart: () => void;
  onToggleFavourite: () => void;
};

/** ADD TO CART and the heart; on a phone with the size, as its chips scroll away. */
export function PurchaseBar({
  name,
  sizes,
  inCart = {},
  size,
  isSizeMissing,
  isFavourite,
  onSelectSize,
  onAddToCart,
  onToggleFavourite,
}: PurchaseBarProps) {
  const isSoldOut = freeUnitsInAll(sizes) === 0;
  return (
    <div ref={trackStickyFooterHeight} className={css.bar} data-bar>
      {!isSoldOut && sizes.length > 1 && (
        <select
          className={css.sizeSelect}
          aria-label="Size"
          aria-invalid={isSizeMissing}
          value={size ?? ''}
          onChange={({ target }) => onSelectSize(target.value)}
        >
          <option value="" disabled>
            Size
          </option>
          {sizes.map((entry) => (
            <option key={entry.size} value={entry.size} disabled={freeUnits(entry) === 0}>
              {sizeName(entry, inCart[entry.size])}
            </option>
          ))}
        </select>
      )}
      <Button
        className={css.addButton}
        variant="contained"
        size="large"
        disabled={isSoldOut}
        onClick={onAddToCart}
      >
        <span>{isSoldOut ? 'SOLD OUT' : 'ADD TO CART'}</span>
      </Button>
      <div className={css.heart}>
        <HeartToggle
          label={`Add ${name} to favourites`}
          pressed={isFavourite}
          onToggle={onToggleFavourite}
        />
      </div>
    </div>
  );
}
