import { type UIEvent, useLayoutEffect, useRef } from 'react';
import type { GalleryPicture } from '../../lib/pictures.ts';
import { Picture } from '../../ui/Picture.tsx';
import { preloadPicture } from '../../ui/preloadPicture.ts';
import * as css from './GalleryStrip.css.ts';

/** From edge to edge on a phone, then the wider column of the page, beside the thumbnails. */
const slideSizes =
  '(min-width: 1440px) 696px, (min-width: 900px) calc(58vw - 144px), (min-width: 600px) calc(58vw - 42px), 100vw';

type GalleryStripProps = {
  pictures: readonly GalleryPicture[];
  index: number;
  /** A swipe has moved on to another picture. */
  onChoose: (index: number) => void;
  onOpen: () => void;
};

/** The pictures side by side, one in sight: a swipe moves on, a press opens it full screen. */
export function GalleryStrip({ pictures, index, onChoose, onOpen }: GalleryStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  preloadPicture(pictures[0]?.renditions, slideSizes);

  useLayoutEffect(() => {
    const element = strip.current;
    if (element && slideInSight(element) !== index) {
      element.scrollTo({ left: index * element.clientWidth, behavior: 'instant' });
    }
  }, [index]);

  // Only a slide at rest counts: one that passes by would call the swipe back.
  function report({ currentTarget }: UIEvent<HTMLDivElement>) {
    const slide = slideInSight(currentTarget);
    const distance = Math.abs(currentTarget.scrollLeft - slide * currentTarget.clientWidth);
    if (distance < 2) onChoose(slide);
  }

  return (
    <div ref={strip} className={css.strip} onScroll={report}>
      {pictures.map(({ alt, label: _, ...sources }, position) => (
        <button
          key={sources.src}
          className={css.slide}
          type="button"
          inert={position !== index}
          aria-label={`${alt}: view full screen`}
          aria-haspopup="dialog"
          onClick={onOpen}
        >
          <Picture {...sources} alt={alt} sizes={slideSizes} priority={position === 0} />
        </button>
      ))}
    </div>
  );
}

function slideInSight({ scrollLeft, clientWidth }: HTMLElement): number {
  return Math.round(scrollLeft / Math.max(1, clientWidth));
}
