import type { GalleryPicture } from '../../lib/pictures.ts';
import * as css from './GalleryDots.css.ts';

type GalleryDotsProps = {
  pictures: readonly GalleryPicture[];
  index: number;
  onChoose: (index: number) => void;
};

/** One mark a picture, thick for the one in sight; a press goes to another. */
export function GalleryDots({ pictures, index, onChoose }: GalleryDotsProps) {
  return (
    <fieldset className={css.row} aria-label="Choose a picture">
      {pictures.map(({ src, label }, position) => (
        <button
          key={src}
          className={css.dot}
          type="button"
          aria-label={label}
          aria-current={position === index}
          onClick={() => onChoose(position)}
        />
      ))}
    </fieldset>
  );
}
