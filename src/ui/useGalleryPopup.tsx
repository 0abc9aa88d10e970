import { useState } from 'react';
import { formatAt, type GalleryPicture, type PictureFormat } from '../lib/pictures.ts';
import { lazyComponent } from './lazyComponent.tsx';
import { OnDemand } from './OnDemand.tsx';
import { useOverlay } from './useOverlay.ts';

const GalleryPopup = lazyComponent(() => import('./GalleryPopup.tsx'));

/**
 * Lazy `GalleryPopup` and the index of the visible picture. `overlay` is its name in the browser's
 * history.
 */
export function useGalleryPopup(
  overlay: string,
  name: string,
  pictures: readonly GalleryPicture[],
) {
  const { isOpen, open, close } = useOverlay(overlay);
  const [index, setIndex] = useState(0);
  const [format, setFormat] = useState<PictureFormat>();

  /** Opens the popup with the image format that the browser chose for the pressed picture. */
  function openAt(place: number, pressed: HTMLImageElement | null | undefined) {
    setFormat(formatAt(pressed?.currentSrc ?? '', pictures[place]?.renditions));
    setIndex(place);
    open();
  }

  const popup = (
    <OnDemand wanted={isOpen} onFail={close}>
      {isOpen && (
        <GalleryPopup {...{ name, pictures, index, format }} onView={setIndex} onClose={close} />
      )}
    </OnDemand>
  );
  return { isOpen, index, setIndex, openAt, popup };
}
