import Add from '@mui/icons-material/Add';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Product } from '../../../contract/schemas/product.ts';
import { QuickAddSizes } from './QuickAddSizes.tsx';

const Slot = styled('div')({ display: 'grid', alignItems: 'end' });

/** Where nothing hovers, the sizes wait for the button. */
const Sizes = styled('div')(({ theme }) => ({
  gridArea: '1 / 1',
  zIndex: 1,
  opacity: 'var(--card-active)',
  transition: theme.transitions.create('opacity'),
  '@media (hover: none)': { display: 'none' },
  '&[data-open="true"]': { display: 'block', opacity: 1 },
}));

const Opener = styled(IconButton)(({ theme }) => ({
  gridArea: '1 / 1',
  display: 'none',
  justifySelf: 'end',
  // A background of 36 px in the button's 44, as the heart's.
  padding: 4,
  backgroundColor: theme.vars.palette.background.paper,
  backgroundClip: 'content-box',
  '&:hover': { backgroundColor: theme.vars.palette.background.paper },
  '@media (any-pointer: coarse)': { display: 'inline-flex' },
}));

type QuickAddProps = {
  product: Product;
  onAdd: (size: string) => void;
};

/**
 * Putting a product into the cart from its card: the sizes appear while `--card-active` is 1; by
 * touch, at the press of a button.
 */
export function QuickAdd({ product, onAdd }: QuickAddProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const sizes = useRef<HTMLDivElement>(null);

  function open() {
    flushSync(() => setOpen(true));
    sizes.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }

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
    <ClickAwayListener
      mouseEvent={isOpen && 'onClick'}
      touchEvent={isOpen && 'onTouchEnd'}
      onClickAway={() => setOpen(false)}
    >
      <Slot onKeyDown={closeOnEscape} onBlur={closeOnLeaving}>
        <Opener
          ref={opener}
          aria-label={`Quick add ${product.name}`}
          aria-expanded={isOpen}
          onClick={open}
        >
          <Add fontSize="small" />
        </Opener>
        <Sizes ref={sizes} data-open={isOpen}>
          <QuickAddSizes
            product={product}
            onAdd={(size) => {
              onAdd(size);
              if (isOpen) close();
            }}
          />
        </Sizes>
      </Slot>
    </ClickAwayListener>
  );
}
