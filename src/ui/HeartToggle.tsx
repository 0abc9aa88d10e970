import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import IconButton from '@mui/material/IconButton';

type HeartToggleProps = {
  /** What the heart does, naming the thing: "Add Linen Camp Shirt to favourites". */
  label: string;
  pressed: boolean;
  onToggle: () => void;
};

/** A heart that is either on or off. Its name stays the same: `aria-pressed` says which it is. */
export function HeartToggle({ label, pressed, onToggle }: HeartToggleProps) {
  return (
    <IconButton
      aria-label={label}
      aria-pressed={pressed}
      color={pressed ? 'secondary' : 'inherit'}
      onClick={onToggle}
    >
      {pressed ? <Favorite fontSize="small" /> : <FavoriteBorder fontSize="small" />}
    </IconButton>
  );
}
