import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import type { KeyboardEvent } from 'react';
import Lightbox from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import {
  type GalleryPicture,
  largestOf,
  type PictureFormat,
  sizedPicturesOf,
} from '../lib/pictures.ts';

type GalleryPopupProps = {
  /** Whose pictures they are. */
  name: string;
  pictures: readonly GalleryPicture[];
  /** The picture it opens with. */
  index: number;
  /** A format of renditions that the browser can show. */
  format?: PictureFormat | undefined;
  onView: (index: number) => void;
  onClose: () => void;
};

/**
 * One picture at a time over the whole window: arrow keys and swipes move on, Escape closes, and
 * the focus goes back to where it was.
 */
export default function GalleryPopup({
  name,
  pictures,
  index,
  format = 'webp',
  onView,
  onClose,
}: GalleryPopupProps) {
  const single = pictures.length < 2;
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      slides={pictures.map((picture) => toSlide(picture, format))}
      plugins={[Counter, Zoom]}
      on={{ view: ({ index: viewed }) => onView(viewed) }}
      carousel={{ finite: single, preload: 1 }}
      animation={{ fade: 180, swipe: 240 }}
      controller={{ closeOnPullDown: true }}
      portal={{ container: { onKeyDown: keepTabInside } }}
      counter={{ separator: ' / ', container: { translate: 'no' } }}
      zoom={{ maxZoomPixelRatio: 1, scrollToZoom: true }}
      labels={{
        Lightbox: `Pictures of ${name}`,
        Previous: 'Previous picture',
        Next: 'Next picture',
        Close: 'Close pictures',
      }}
      {...(single && { render: { buttonPrev: () => null, buttonNext: () => null } })}
    />
  );
}

/**
 * The popup takes the narrowest of `srcSet` that is sharp, and a wider one as it zooms in. Without
 * sizes it can't tell which: there is only the largest.
 */
function toSlide({ alt, label: _, ...sources }: GalleryPicture, format: PictureFormat) {
  const srcSet = sizedPicturesOf(sources.renditions, format);
  return { alt, src: largestOf(sources) ?? sources.src, ...(srcSet.length > 0 && { srcSet }) };
}

/** The page behind is inert; this keeps Tab from leaving for the browser's own buttons as well. */
function keepTabInside(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab') return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled')];
  const [first, last] = [buttons.at(0), buttons.at(-1)];
  const { activeElement } = document;
  const leavesBackwards = event.shiftKey && (activeElement === first || !buttons.some(isActive));
  if (!leavesBackwards && (event.shiftKey || activeElement !== last)) return;
  event.preventDefault();
  (leavesBackwards ? last : first)?.focus();
}

function isActive(element: HTMLElement): boolean {
  return element === document.activeElement;
}
