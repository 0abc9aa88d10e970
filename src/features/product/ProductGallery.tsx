import { useEffect, useRef } from 'react';
import type { GalleryPicture } from '../../lib/pictures.ts';
import { hiddenFromMd } from '../../theme/layout.css.ts';
import { Picture } from '../../ui/Picture.tsx';
import { useGalleryPopup } from '../../ui/useGalleryPopup.tsx';
import { GalleryDots } from './GalleryDots.tsx';
import { GalleryStrip } from './GalleryStrip.tsx';
import { GalleryThumbnails } from './GalleryThumbnails.tsx';
import * as css from './ProductGallery.css.ts';

/** The one of the strip's slides that can be pressed. */
const inSight = 'button:not([inert])';

type ProductGalleryProps = {
  name: string;
  /** The main picture first. */
  pictures: readonly GalleryPicture[];
};

/** The pictures of a product: thumbnails beside the main one, or dots below it on a phone. */
export function ProductGallery({ name, pictures }: ProductGalleryProps) {
  const { isOpen, index, setIndex, openAt, popup } = useGalleryPopup('gallery', name, pictures);
  const main = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);

  // The popup may end at another picture than it began with: the focus goes to the one in sight.
  useEffect(() => {
    if (wasOpen.current && !isOpen) main.current?.querySelector<HTMLElement>(inSight)?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (pictures.length === 0) return <Picture alt={name} />;
  const isSingle = pictures.length === 1;
  const choice = { pictures, index, onChoose: setIndex };

  function imageInSight() {
    return main.current?.querySelector<HTMLImageElement>(`${inSight} img`);
  }

  return (
    <section className={css.gallery} aria-label="Pictures" data-single={isSingle}>
      {!isSingle && (
        <div className={css.thumbnails}>
          <GalleryThumbnails {...choice} />
        </div>
      )}
      <div ref={main} className={css.main}>
        <GalleryStrip {...choice} onOpen={() => openAt(index, imageInSight())} />
        {!isSingle && (
          <div className={hiddenFromMd}>
            <GalleryDots {...choice} />
          </div>
        )}
      </div>
      {popup}
    </section>
  );
}
