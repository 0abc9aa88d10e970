import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef } from 'react';
import { lowScreen, navbarHeight } from '../../../theme/tokens.ts';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '&[data-open="true"]': {
    '& > :first-of-type': { display: 'none' },
    [theme.breakpoints.up('lg')]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(400px, 34%)',
      gap: theme.spacing(3),
      '& > :first-of-type': { display: 'block' },
    },
  },
}));

const List = styled('div')({ minWidth: 0, '&:focus-visible': { outline: 'none' } });

const Side = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('lg')]: {
    position: 'sticky',
    top: navbarHeight.compact + 16,
    display: 'flex',
    maxHeight: `calc(100svh - ${navbarHeight.compact}px - 104px - var(--footer-banner, 0px))`,
    '& > *': { flex: 1, minWidth: 0 },
  },
  [lowScreen]: { position: 'static', maxHeight: 'none' },
}));

type OrdersLayoutProps = {
  editor: ReactNode;
  children: ReactNode;
};

/**
 * Order list with the open order beside it, or in its place on narrow screens. Closing the order
 * restores the focus and the scroll position.
 */
export function OrdersLayout({ editor, children }: OrdersLayoutProps) {
  const isOpen = Boolean(editor);
  const list = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement>(null);
  const scrolled = useRef(0);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (isOpen === wasOpen.current) return;
    wasOpen.current = isOpen;
    if (isOpen) return;
    const target = opener.current?.isConnected ? opener.current : list.current;
    target?.focus({ preventScroll: true });
    window.scrollTo({ top: scrolled.current });
  }, [isOpen]);

  return (
    <Columns data-open={isOpen}>
      <List
        ref={list}
        tabIndex={-1}
        onFocus={({ target }) => {
          opener.current = target;
          scrolled.current = window.scrollY;
        }}
        onClickCapture={() => {
          scrolled.current = window.scrollY;
        }}
      >
        {children}
      </List>
      {editor && <Side>{editor}</Side>}
    </Columns>
  );
}
