import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import IconButton from '@mui/material/IconButton';

type HeartToggleProps = {
  /** Accessible name with the product, for example "Add Linen Camp Shirt to favourites". */
  label: string;
  pressed: boolean;
  onToggle: () => void;
};

/** Favourite toggle. Its name is constant; `aria-pressed` conveys the state. */
export function HeartToggle({ label, pressed, onToggle }: HeartToggleProps) {
  const Heart = pressed ? Favorite : FavoriteBorder;
  return (
    <IconButton
      // Also removes the hover background: the heart keeps the background behind it.
      disableRipple
      color={pressed ? 'secondary' : 'inherit'}
      aria-label={label}
      aria-pressed={pressed}
      onClick={onToggle}
    >
      <Heart fontSize="small" />
    </IconButton>
  );
}
