import { type Ref, useId } from 'react';
import { freeUnits } from '../../../contract/rules/stock.ts';
import type { ProductSize } from '../../../contract/schemas/product.ts';
import { cartHasLast, sizeHint, sizeName } from '../../lib/sizeName.ts';
import { wrappingRow } from '../../theme/layout.css.ts';
import { Button } from '../../ui/Button.tsx';
import { SizeChip } from './SizeChip.tsx';
import * as css from './SizeSelector.css.ts';

type SizeSelectorProps = {
  sizes: readonly ProductSize[];
  /** Units in the cart, by size. */
  inCart?: Readonly<Record<string, number>>;
  size: string | undefined;
  /** The message for a missing choice of size. */
  problem: string | false;
  onSelect: (size: string) => void;
  onOpenSizeGuide: () => void;
  ref?: Ref<HTMLFieldSetElement>;
};

/** The sizes as one group of radio buttons; a sold-out one can't be chosen, and is named so. */
export function SizeSelector({
  sizes,
  inCart = {},
  size,
  problem,
  onSelect,
  onOpenSizeGuide,
  ref,
}: SizeSelectorProps) {
  const name = useId();
  const problemId = useId();
  const chosen = sizes.find((entry) => entry.size === size);

  return (
    <div className={css.place}>
      <fieldset
        ref={ref}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA lets a fieldset be one
        role="radiogroup"
        aria-invalid={Boolean(problem)}
        {...(problem && { 'aria-describedby': problemId })}
      >
        <legend className={css.legend}>Size</legend>
        <Button className={css.guideButton} aria-haspopup="dialog" onClick={onOpenSizeGuide}>
          Size guide
        </Button>
        <div className={wrappingRow}>
          {sizes.map((entry) => (
            <SizeChip
              key={entry.size}
              name={name}
              size={entry.size}
              label={sizeName(entry, inCart[entry.size])}
              checked={entry === chosen}
              soldOut={freeUnits(entry) === 0}
              inCart={cartHasLast(entry, inCart[entry.size])}
              onSelect={() => onSelect(entry.size)}
            />
          ))}
        </div>
        {problem ? (
          <p className={css.problem} id={problemId} role="alert">
            {problem}
          </p>
        ) : (
          <p className={css.hint} role="status">
            {chosen && sizeHint(chosen)}
          </p>
        )}
      </fieldset>
    </div>
  );
}
