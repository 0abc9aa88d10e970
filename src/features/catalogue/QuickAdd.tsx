import { styled } from '@mui/material/styles';
import { type FocusEvent, type KeyboardEvent, Suspense, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { Product } from '../../../contract/schemas/product.ts';
import { forcedColors } from '../../theme/forcedColors.ts';
import { touchTarget } from '../../theme/tokens.ts';
import { forgetFailedLoads, lazyComponent } from '../../ui/lazyComponent.tsx';

const QuickAddSizes = lazyComponent(() => import('./QuickAddSizes.tsx'));

/**
 * The button opens the sizes where nothing hovers. Elsewhere it keeps their place until they are
 * there, so that a screen reader finds the way to them.
 */
const Slot = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'end',
  '& > button': {
    gridArea: '1 / 1',
    zIndex: 1,
    justifySelf: 'end',
    width: touchTarget,
    height: touchTarget,
    // A background of 36 px in the button's 44, as the heart's.
    padding: 4,
    border: 0,
    backgroundColor: theme.vars.palette.background.paper,
    backgroundClip: 'content-box',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    [forcedColors]: { border: '1px solid ButtonBorder' },
    '@media (hover: hover) and (not (any-pointer: coarse))': {
      opacity: 'var(--card-active)',
      '&:not(:only-child)': { display: 'none' },
    },
  },
}));

const Problem = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  gridArea: '1 / 1',
  padding: theme.spacing(1.5, 6, 1.5, 1),
  backgroundColor: theme.vars.palette.background.paper,
}));

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
    <Slot data-part="quick-add" onKeyDown={closeOnEscape} onBlur={closeOnLeaving}>
      <button
        ref={opener}
        type="button"
        aria-label={`Quick add ${product.name}`}
        aria-expanded={isOpen}
        onClick={() => setOpen((before) => !before)}
      >
        +
      </button>
      {(withSizes || isOpen) && (
        <ErrorBoundary
          fallback={isOpen ? <Problem role="alert">The sizes could not be loaded.</Problem> : null}
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
    </Slot>
  );
}
