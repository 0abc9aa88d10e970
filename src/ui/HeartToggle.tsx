import { heart } from './HeartToggle.css.ts';
import { FavouriteFilledIcon, FavouriteIcon } from './icons.tsx';

type HeartToggleProps = {
  /** What the heart does, naming the thing: "Add Linen Camp Shirt to favourites". */
  label: string;
  pressed: boolean;
  onToggle: () => void;
};

/**
 * A heart that is either on or off. Its name stays the same: `aria-pressed` says which it is. A list
 * has many of them, so it is as few elements as can be.
 */
export function HeartToggle({ label, pressed, onToggle }: HeartToggleProps) {
  return (
    <button
      type="button"
      className={heart}
      aria-label={label}
      aria-pressed={pressed}
      onClick={onToggle}
    >
      {pressed ? <FavouriteFilledIcon /> : <FavouriteIcon />}
    </button>
  );
}
