import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import { Children, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import { mirrored } from '../../theme/tokens.ts';
import { scrolledFromStart, towardsEnd } from '../../ui/browser.ts';
import { CardSkeleton } from '../../ui/CardSkeleton.tsx';

const Row = styled(List)(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(200px, 62%)',
  gap: theme.spacing(2),
  // Full-bleed, with padding for the focus ring, which the overflow would clip.
  marginInline: theme.spacing(-2),
  marginBlock: theme.spacing(-1),
  padding: theme.spacing(1, 2),
  overflowX: 'auto',
  scrollBehavior: 'smooth',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: theme.spacing(2),
  scrollbarWidth: 'none',
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

const RowItem = styled(ListItem)({ display: 'block', scrollSnapAlign: 'start' });

/** Vertically centred on the pictures. */
const RowIconButton = styled(IconButton, {
  shouldForwardProp: (name) => name !== 'side',
})<Pick<RowButtonProps, 'side'>>(({ theme, side }) => ({
  position: 'absolute',
  zIndex: 2,
  top: '38%',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.text.primary}`,
  '&:hover': { backgroundColor: theme.vars.palette.background.default },
  // Hide instead of removing, which would drop the focus.
  '&[aria-disabled="true"]': { opacity: 0, pointerEvents: 'none' },
  '&[aria-disabled="true"]:focus-visible': { opacity: 0.5 },
  [side]: theme.spacing(-1),
}));

/** `sizes` attribute of pictures in the columns above. */
export const rowPictureSizes =
  '(min-width: 1440px) 330px, (min-width: 1200px) calc(25vw - 30px), (min-width: 600px) 220px, 200px';

/** Row of products, up to four in view. Scrolls by swipe, by buttons, or with the focus. */
export function ProductRow({ children }: { children: ReactNode }) {
  const row = useRef<HTMLUListElement>(null);
  const { isAtStart, isAtEnd } = useScrollEnds(row);

  function scrollByWindow(direction: 1 | -1) {
    const element = row.current;
    element?.scrollBy({ left: towardsEnd(element, direction * element.clientWidth * 0.9) });
  }

  return (
    <Box sx={{ position: 'relative' }}>
      <Row ref={row} role="list" disablePadding>
        {Children.map(children, (child) => (
          <RowItem disablePadding>{child}</RowItem>
        ))}
      </Row>
      {!(isAtStart && isAtEnd) && (
        <>
          <RowButton
            side="left"
            label={i18n.t('Previous products')}
            isAtEnd={isAtStart}
            onPress={() => scrollByWindow(-1)}
          >
            <ChevronLeft sx={mirrored} />
          </RowButton>
          <RowButton
            side="right"
            label={i18n.t('Next products')}
            isAtEnd={isAtEnd}
            onPress={() => scrollByWindow(1)}
          >
            <ChevronRight sx={mirrored} />
          </RowButton>
        </>
      )}
    </Box>
  );
}

export function ProductRowSkeleton() {
  return (
    <Box role="status" aria-label={i18n.t('Loading products')}>
      <ProductRow>
        <CardSkeleton />
        <CardSkeleton />
        <CardSkeleton />
        <CardSkeleton />
      </ProductRow>
    </Box>
  );
}

type RowButtonProps = {
  side: 'left' | 'right';
  label: string;
  /** The row is scrolled to this end. */
  isAtEnd: boolean;
  onPress: () => void;
  children: ReactNode;
};

/** Scrolls a row by its visible width. */
function RowButton({ side, label, isAtEnd, onPress, children }: RowButtonProps) {
  return (
    <RowIconButton
      side={side}
      aria-label={label}
      aria-disabled={isAtEnd}
      tabIndex={isAtEnd ? -1 : 0}
      onClick={isAtEnd ? undefined : onPress}
    >
      {children}
    </RowIconButton>
  );
}

/**
 * Tracks whether a row is scrolled to its start and end; both are true if everything is visible.
 */
function useScrollEnds(row: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: true });

  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const look = () => {
      const scrolled = scrolledFromStart(element);
      // Tolerate fractions of a pixel.
      const isAtStart = scrolled < 2;
      const isAtEnd = scrolled + element.clientWidth > element.scrollWidth - 2;
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
