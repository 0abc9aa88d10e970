import ButtonBase from '@mui/material/ButtonBase';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import { styled } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import { paths } from '../../../contract/paths.ts';
import { isOneSize } from '../../../contract/rules/sizeNames.ts';
import { availableUnits } from '../../../contract/rules/stock.ts';
import { isByWaist } from '../../../contract/rules/waistAndLength.ts';
import type { Product, ProductSize } from '../../../contract/schemas/product.ts';
import { sizeName } from '../../lib/sizeName.ts';
import { chipStates } from '../../theme/chip.ts';
import { touchTarget } from '../../theme/tokens.ts';

/** Hidden on touch screens until the button is pressed. */
const Sizes = styled(Toolbar)(({ theme }) => ({
  gridArea: '1 / 1',
  zIndex: 1,
  minHeight: 0,
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.spacing(0.5),
  padding: theme.spacing(1),
  backgroundColor: theme.vars.palette.background.paper,
  opacity: 'var(--card-active)',
  transition: theme.transitions.create('opacity'),
  '@media (hover: none)': { display: 'none' },
  '&[data-open="true"]': { display: 'flex', opacity: 1 },
}));

const Size = styled(ButtonBase)(({ theme }) => {
  const { rest, chosen, soldOut } = chipStates(theme);
  return {
    ...rest,
    minWidth: 40,
    minHeight: 36,
    paddingInline: theme.spacing(0.75),
    '@media (any-pointer: coarse)': { minWidth: touchTarget, minHeight: touchTarget },
    '&:hover': chosen,
    '&.Mui-disabled': soldOut,
  };
}) as typeof ButtonBase;

type QuickAddSizesProps = {
  product: Product;
  /** Opened by the button; otherwise visible while `--card-active` is 1. */
  isOpen: boolean;
  /** The button; its focus moves to the sizes when it is pressed or replaced by them. */
  opener: RefObject<HTMLElement | null>;
  onAdd: (size: string) => void;
  onClickAway: () => void;
};

function addLabel(entry: ProductSize, name: string): string {
  if (isOneSize(entry.size)) return i18n.t('Add to cart: {product}', { product: name });
  return i18n.t('{size}: add {product} to cart', { size: sizeName(entry), product: name });
}

const tabStopSelector = '[tabindex="0"]:not(:disabled)';

/**
 * Size buttons that each add one unit to the cart. A single tab stop with arrow key navigation, as
 * in the toolbar pattern of the ARIA Authoring Practices.
 */
export default function QuickAddSizes({
  product,
  isOpen,
  opener,
  onAdd,
  onClickAway,
}: QuickAddSizesProps) {
  const [lastFocused, setLastFocused] = useState<string>();
  const toolbar = useRef<HTMLDivElement>(null);
  // Waists and lengths are chosen on the product's page.
  const hasParts = isByWaist(product.sizes);
  const chips = hasParts ? [] : product.sizes;
  const free = chips.filter((entry) => availableUnits(entry) > 0).map(({ size }) => size);
  const tabStop = free.find((size) => size === lastFocused) ?? free[0];

  useLayoutEffect(() => {
    const button = opener.current;
    const isReplaced = button === document.activeElement && !button?.checkVisibility();
    if (isOpen || isReplaced) {
      toolbar.current?.querySelector<HTMLElement>(tabStopSelector)?.focus();
    }
  }, [isOpen, opener]);

  // Adding the last unit disables its button: keep the focus in the toolbar.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (activeElement?.matches(':disabled') && toolbar.current?.contains(activeElement)) {
      toolbar.current.querySelector<HTMLElement>(tabStopSelector)?.focus();
    }
  });

  function leave({ target }: MouseEvent | TouchEvent) {
    if (!opener.current?.contains(target as Node)) onClickAway();
  }

  function moveFocus(event: KeyboardEvent<HTMLElement>) {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled')];
    const current = buttons.indexOf(document.activeElement as HTMLElement);
    const steps = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: -1 };
    const next = steps[event.key as keyof typeof steps];
    if (next === undefined) return;
    event.preventDefault();
    buttons.at(next % buttons.length)?.focus();
  }

  return (
    // `pointerup`, because scrolling does not fire it.
    <ClickAwayListener mouseEvent={isOpen && 'onPointerUp'} touchEvent={false} onClickAway={leave}>
      <Sizes
        ref={toolbar}
        variant="dense"
        disableGutters
        data-open={isOpen}
        role="toolbar"
        aria-label={i18n.t('Quick add of {product}', { product: product.name })}
        onKeyDown={moveFocus}
      >
        {hasParts && (
          <Size href={paths.product(product._id)} tabIndex={0}>
            {i18n.t('Choose waist and length')}
          </Size>
        )}
        {chips.map((entry) => {
          const { size } = entry;
          const isFree = availableUnits(entry) > 0;
          return (
            <Size
              key={size}
              disabled={!isFree}
              // Keep 0 when disabled: Chromium would drop the focus before the effect moves it.
              tabIndex={isFree && size !== tabStop ? -1 : 0}
              aria-label={isFree ? addLabel(entry, product.name) : sizeName(entry)}
              onFocus={() => setLastFocused(size)}
              onClick={() => onAdd(size)}
            >
              <span>{isOneSize(size) ? i18n.t('Add to cart') : size}</span>
            </Size>
          );
        })}
      </Sizes>
    </ClickAwayListener>
  );
}
