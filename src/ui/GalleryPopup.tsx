import { i18n } from '../../contract/i18n.ts';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import Lightbox, {
  ACTION_CLOSE,
  type ComponentProps,
  createModule,
  LightboxRoot,
  MODULE_NO_SCROLL,
  MODULE_PORTAL,
  type PluginProps,
  useEvents,
} from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import {
  type GalleryPicture,
  largestOf,
  type PictureFormat,
  sizedPicturesOf,
} from '../lib/pictures.ts';

type GalleryPopupProps = {
  /** Product name, for the label. */
  name: string;
  pictures: readonly GalleryPicture[];
  index: number;
  /** Image format that the browser supports. */
  format?: PictureFormat | undefined;
  onView: (index: number) => void;
  onClose: () => void;
};

/** Full-screen gallery: arrow keys and swipes navigate, Escape closes and restores the focus. */
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
      plugins={[Counter, Zoom, inDialog]}
      on={{ view: ({ index: viewed }) => onView(viewed) }}
      carousel={{ finite: single, preload: 1 }}
      animation={{ fade, swipe: 240 }}
      // Focus the lightbox, so that arrow keys work from the start.
      controller={{ closeOnPullDown: true, closeOnEscape: false, ref: (own) => own?.focus() }}
      counter={{ separator: ' / ', container: { translate: 'no' } }}
      zoom={{ maxZoomPixelRatio: 1, scrollToZoom: true }}
      labels={{
        Lightbox: i18n.t('Pictures of {name}', { name }),
        Previous: i18n.t('Previous picture'),
        Next: i18n.t('Next picture'),
        Close: i18n.t('Close pictures'),
        Carousel: i18n.t('Carousel'),
        'Photo gallery': i18n.t('Photo gallery'),
        Slide: i18n.t('Slide'),
        // The lightbox replaces the names itself.
        '{index} of {total}': i18n.t('{index} of {total}', { index: '{index}', total: '{total}' }),
        'Zoom in': i18n.t('Zoom in'),
        'Zoom out': i18n.t('Zoom out'),
      }}
      {...(single && { render: { buttonPrev: () => null, buttonNext: () => null } })}
    />
  );
}

/** Duration in ms. */
const fade = 180;

/** Leaves dialog, focus and Escape to Material UI; the lightbox only swipes and zooms. */
function inDialog({ remove, replace }: PluginProps) {
  remove(MODULE_NO_SCROLL);
  replace(MODULE_PORTAL, createModule(MODULE_PORTAL, PicturesDialog));
}

const Pictures = styled(LightboxRoot)({ position: 'relative', height: '100%' });

function PicturesDialog({ labels, close, children }: ComponentProps) {
  const [isOpen, setOpen] = useState(true);
  const { subscribe } = useEvents();
  useEffect(() => subscribe(ACTION_CLOSE, () => setOpen(false)), [subscribe]);
  return (
    <Dialog
      fullScreen
      open={isOpen}
      onClose={() => setOpen(false)}
      transitionDuration={fade}
      slotProps={{
        paper: { 'aria-label': labels?.Lightbox, 'aria-labelledby': undefined },
        transition: { onExited: close },
      }}
    >
      <Pictures>{children}</Pictures>
    </Dialog>
  );
}

/**
 * Converts a picture to a slide. The lightbox picks the narrowest sharp rendition of `srcSet`, and
 * a wider one on zoom; without known sizes there is only the largest.
 */
function toSlide({ alt, label: _, ...sources }: GalleryPicture, format: PictureFormat) {
  const srcSet = sizedPicturesOf(sources.renditions, format);
  return { alt, src: largestOf(sources) ?? sources.src, ...(srcSet.length > 0 && { srcSet }) };
}
