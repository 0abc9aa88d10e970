import type { GalleryPicture } from '../lib/pictures.ts';
import { wrappingRow } from '../theme/layout.css.ts';
import { Picture } from './Picture.tsx';
import { thumbnail } from './PictureThumbnails.css.ts';
import { useGalleryPopup } from './useGalleryPopup.tsx';

type PictureThumbnailsProps = {
  /** Tells them apart from others on the page. */
  id: string;
  /** Whose pictures they are. */
  name: string;
  pictures: readonly GalleryPicture[];
};

/** Pictures in small, side by side; a press opens them over the whole window. */
export function PictureThumbnails({ id, name, pictures }: PictureThumbnailsProps) {
  const { openAt, popup } = useGalleryPopup(`pictures-${id}`, name, pictures);
  return (
    <fieldset className={wrappingRow} aria-label={`Pictures of ${name}`}>
      {pictures.map(({ alt, label, ...sources }, place) => (
        <button
          key={sources.src}
          className={thumbnail}
          type="button"
          aria-label={`${label}: view full screen`}
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => openAt(place, currentTarget.querySelector('img'))}
        >
          <Picture {...sources} alt={alt} sizes="80px" />
        </button>
      ))}
      {popup}
    </fieldset>
  );
}
