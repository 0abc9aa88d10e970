import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { type UIEvent, useLayoutEffect, useRef } from 'react';
import type { GalleryPicture } from '../../lib/pictures.ts';
import { navbarHeight, touchTarget } from '../../theme/tokens.ts';
import { preloadPicture } from '../../ui/browser.ts';
import { Picture } from '../../ui/Picture.tsx';

const Strip = styled('div')({
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
});

/** Heights to keep visible on a phone's first screen, in px: the dots, a name of two lines. */
const below = { marks: touchTarget, name: 80 };

const Slide = styled(ButtonBase)(({ theme }) => ({
  display: 'block',
  flex: '0 0 100%',
  scrollSnapAlign: 'start',
  cursor: 'zoom-in',
  '&.Mui-focusVisible': { outlineOffset: -4 },
  // Leave room for name, price and size on the first screen.
  [theme.breakpoints.down('sm')]: {
    '& > *': {
      marginInline: 'auto',
      maxHeight: `max(240px, 100svh - ${navbarHeight.phone + below.marks + below.name}px - var(--footer-actions, 77px) - var(--footer-banner, 0px))`,
    },
  },
}));

/** `sizes` of the slides: full-bleed on phones, else the wider column minus the thumbnails. */
const slideSizes =
  '(min-width: 1440px) 696px, (min-width: 900px) calc(58vw - 144px), (min-width: 600px) calc(58vw - 42px), 100vw';

type GalleryStripProps = {
  pictures: readonly GalleryPicture[];
  index: number;
  /** Called after a swipe to another picture. */
  onChoose: (index: number) => void;
  onOpen: () => void;
};

/** Carousel with one visible picture: swipe for the next, press to view it full screen. */
export function GalleryStrip({ pictures, index, onChoose, onOpen }: GalleryStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  preloadPicture(pictures[0]?.renditions, slideSizes);

  useLayoutEffect(() => {
    const element = strip.current;
    if (element && slideInSight(element) !== index) {
      element.scrollTo({ left: index * element.clientWidth, behavior: 'instant' });
    }
  }, [index]);

  // Report slides at rest only; reporting one in passing would cancel the swipe.
  function report({ currentTarget }: UIEvent<HTMLDivElement>) {
    const slide = slideInSight(currentTarget);
    const distance = Math.abs(currentTarget.scrollLeft - slide * currentTarget.clientWidth);
    if (distance < 2) onChoose(slide);
  }

  return (
    <Strip ref={strip} onScroll={report}>
      {pictures.map(({ alt, label: _, ...sources }, position) => (
        <Slide
          key={sources.src}
          inert={position !== index}
          aria-label={`${alt}: view full screen`}
          aria-haspopup="dialog"
          onClick={onOpen}
        >
          <Picture {...sources} alt={alt} sizes={slideSizes} priority={position === 0} />
        </Slide>
      ))}
    </Strip>
  );
}

function slideInSight({ scrollLeft, clientWidth }: HTMLElement): number {
  return Math.round(scrollLeft / Math.max(1, clientWidth));
}
