import { type FocusEvent, type KeyboardEvent, Suspense, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { Product } from '../../../contract/schemas/product.ts';
import { forgetFailedLoads, lazyComponent } from '../../ui/lazyComponent.tsx';
import * as css from './QuickAdd.css.ts';

const QuickAddSizes = lazyComponent(() => import('./QuickAddSizes.tsx'));

type QuickAddProps = {
  product: Product;
  /** The card was touched: now the sizes are needed. */
  withSizes: boolean;
  onAdd: (size: string) => void;
};

/**
 * Putting a product into the cart from its card: the sizes appear while `--card-active` is 1; by
 * touch, at the press of a button. Their code comes with the first card that is touched.
 */
export function QuickAdd({ product, withSizes, onAdd }: QuickAddProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  function close() {
    setOpen(false);
    opener.current?.focus();
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (isOpen && event.key === 'Escape') close();
  }

  function closeOnLeaving({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: they come from the buttons in it
    <div
      className={css.slot}
      data-part="quick-add"
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeaving}
    >
      <button
        ref={opener}
        className={css.opener}
        type="button"
        aria-label={`Quick add ${product.name}`}
        aria-expanded={isOpen}
        onClick={() => setOpen((before) => !before)}
      >
        +
      </button>
      {(withSizes || isOpen) && (
        <ErrorBoundary
          fallback={
            isOpen ? (
              <p className={css.problem} role="alert">
                The sizes could not be loaded.
              </p>
            ) : null
          }
          resetKeys={[isOpen]}
          onReset={forgetFailedLoads}
        >
          <Suspense fallback={null}>
            <QuickAddSizes
              product={product}
              isOpen={isOpen}
              opener={opener}
              onAdd={(size) => {
                onAdd(size);
                if (isOpen) close();
              }}
              onClickAway={() => setOpen(false)}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
