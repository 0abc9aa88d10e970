import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Children, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

const Frame = styled('div')({ position: 'relative' });

const Row = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(200px, 62%)',
  gap: theme.spacing(2),
  // To the window's edges, with room for the focus ring, which the overflow would cut off.
  marginInline: theme.spacing(-2),
  marginBlock: theme.spacing(-1),
  padding: theme.spacing(1, 2),
  overflowX: 'auto',
  scrollBehavior: 'smooth',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: theme.spacing(2),
  scrollbarWidth: 'none',
  '& > li': { scrollSnapAlign: 'start' },
  [theme.breakpoints.up('sm')]: {
    gridAutoColumns: 'minmax(220px, 31%)',
    marginInline: theme.spacing(-3),
    paddingInline: theme.spacing(3),
    scrollPaddingInline: theme.spacing(3),
  },
  [theme.breakpoints.up('lg')]: {
    gridAutoColumns: `calc((100% - 3 * ${theme.spacing(3)}) / 4)`,
    gap: theme.spacing(3),
  },
}));

/** At the height of the pictures, on whose edge it lies. */
const RowIconButton = styled(IconButton)(({ theme }) => ({
  position: 'absolute',
  zIndex: 2,
  top: '38%',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.text.primary}`,
  '&:hover': { backgroundColor: theme.vars.palette.background.default },
  // It stays, unseen: a button that is removed takes the focus with it.
  '&[aria-disabled="true"]': { opacity: 0, pointerEvents: 'none' },
  '&[aria-disabled="true"]:focus-visible': { opacity: 0.5 },
  '&[data-side="left"]': { left: theme.spacing(-1) },
  '&[data-side="right"]': { right: theme.spacing(-1) },
}));

/** How wide a picture in the columns above is, as the attribute `sizes` has it. */
export const rowPictureSizes =
  '(min-width: 1440px) 330px, (min-width: 1200px) calc(25vw - 30px), (min-width: 600px) 220px, 200px';

/**
 * Products side by side, up to four in sight. Where there are more, the row scrolls: by a swipe, by
 * its buttons, or with the keyboard's focus.
 */
export function ProductRow({ children }: { children: ReactNode }) {
  const row = useRef<HTMLUListElement>(null);
  const { isAtStart, isAtEnd } = useScrollEnds(row);

  function scrollByWindow(direction: 1 | -1) {
    const { clientWidth = 0 } = row.current ?? {};
    row.current?.scrollBy({ left: direction * clientWidth * 0.9 });
  }

  return (
    <Frame>
      <Row ref={row} role="list">
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </Row>
      {!(isAtStart && isAtEnd) && (
        <>
          <RowButton
            side="left"
            label="Previous products"
            isAtEnd={isAtStart}
            onPress={() => scrollByWindow(-1)}
          >
            <ChevronLeft />
          </RowButton>
          <RowButton
            side="right"
            label="Next products"
            isAtEnd={isAtEnd}
            onPress={() => scrollByWindow(1)}
          >
            <ChevronRight />
          </RowButton>
        </>
      )}
    </Frame>
  );
}

type RowButtonProps = {
  side: 'left' | 'right';
  label: string;
  /** There is nothing more on this side. */
  isAtEnd: boolean;
  onPress: () => void;
  children: ReactNode;
};

/** Scrolls a row of products by what is in sight. */
function RowButton({ side, label, isAtEnd, onPress, children }: RowButtonProps) {
  return (
    <RowIconButton
      data-side={side}
      aria-label={label}
      aria-disabled={isAtEnd}
      tabIndex={isAtEnd ? -1 : 0}
      onClick={isAtEnd ? undefined : onPress}
    >
      {children}
    </RowIconButton>
  );
}

/** Whether a row that scrolls sideways is at its start and at its end: at both if all of it is seen. */
function useScrollEnds(row: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: true });

  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      // Fractions of a pixel don't count.
      const isAtStart = scrollLeft < 2;
      const isAtEnd = scrollLeft + clientWidth > scrollWidth - 2;
      setEnds((before) =>
        before.isAtStart === isAtStart && before.isAtEnd === isAtEnd
          ? before
          : { isAtStart, isAtEnd },
      );
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    for (const child of element.children) sizes.observe(child);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [row]);

  return ends;
}
