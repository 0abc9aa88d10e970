import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import IconButton from '@mui/material/IconButton';
import { Link } from 'react-router-dom';

type FavouritesLinkProps = {
  /** A guest's are elsewhere than a customer's. */
  to: string;
};

/** The way to the visitor's favourites. */
export function FavouritesLink({ to }: FavouritesLinkProps) {
  return (
    <IconButton component={Link} to={to} aria-label="My favourites">
      <FavoriteBorder />
    </IconButton>
  );
}
