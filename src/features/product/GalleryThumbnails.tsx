import type { GalleryPicture } from '../../lib/pictures.ts';
import { Picture } from '../../ui/Picture.tsx';
import * as css from './GalleryThumbnails.css.ts';

type GalleryThumbnailsProps = {
  pictures: readonly GalleryPicture[];
  index: number;
  onChoose: (index: number) => void;
};

/** The pictures in small, one under the other. */
export function GalleryThumbnails({ pictures, index, onChoose }: GalleryThumbnailsProps) {
  return (
    <fieldset className={css.column} aria-label="Choose a picture">
      {pictures.map(({ alt: _, label, ...sources }, position) => (
        <button
          key={sources.src}
          className={css.thumbnail}
          type="button"
          aria-label={label}
          aria-current={position === index}
          onClick={() => onChoose(position)}
        >
          <Picture {...sources} alt="" sizes="72px" />
        </button>
      ))}
    </fieldset>
  );
}
