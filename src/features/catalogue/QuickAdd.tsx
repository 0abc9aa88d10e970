import Add from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type FocusEvent, type KeyboardEvent, Suspense, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { i18n } from '../../../contract/i18n.ts';
import { isOneSize } from '../../../contract/rules/sizeNames.ts';
import { availableUnits } from '../../../contract/rules/stock.ts';
import type { Product } from '../../../contract/schemas/product.ts';
import { forgetFailedLoads, lazyComponent } from '../../ui/lazyComponent.tsx';

const QuickAddSizes = lazyComponent(() => import('./QuickAddSizes.tsx'));

/**
 * On touch screens the button opens the sizes. On devices that hover it is their placeholder until
 * they load, so that screen readers find them.
 */
const Slot = styled(Box)({ display: 'grid', alignItems: 'end' });

const Opener = styled(IconButton)(({ theme }) => ({
  gridArea: '1 / 1',
  zIndex: 1,
  justifySelf: 'end',
  // 36 px background within the 44 px target, like the heart.
  padding: 4,
  '&, &:hover': { backgroundColor: theme.vars.palette.background.paper },
  backgroundClip: 'content-box',
  '@media (hover: hover) and (not (any-pointer: coarse))': {
    opacity: 'var(--card-active)',
    '&:not(:only-child)': { display: 'none' },
  },
}));

/** Leaves room for the button, which retries. */
const Problem = styled(Alert)(({ theme }) => ({
  gridArea: '1 / 1',
  paddingRight: theme.spacing(6),
}));

type QuickAddProps = {
  product: Product;
  /** Render the sizes; true once the card was hovered or focused. */
  withSizes: boolean;
  onAdd: (size: string) => void;
};

/**
 * Adds a product to the cart from its card, at once if it has one size. Sizes appear while
 * `--card-active` is 1, or on touch screens when the button is pressed. Their code loads on first
 * use.
 */
export function QuickAdd({ product, withSizes, onAdd }: QuickAddProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const [first, more] = product.sizes;
  const isOnly = first && !more && isOneSize(first.size) && availableUnits(first) > 0;

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
    <Slot onKeyDown={closeOnEscape} onBlur={closeOnLeaving}>
      <Opener
        ref={opener}
        aria-label={i18n.t('Quick add {product}', { product: product.name })}
        {...(isOnly
          ? { onClick: () => onAdd(first.size) }
          : { 'aria-expanded': isOpen, onClick: () => setOpen((before) => !before) })}
      >
        <Add fontSize="small" />
      </Opener>
      {(withSizes || isOpen) && (
        <ErrorBoundary
          fallback={
            isOpen ? (
              <Problem severity="error" icon={false}>
                {i18n.t('The sizes could not be loaded.')}
              </Problem>
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
    </Slot>
  );
}
