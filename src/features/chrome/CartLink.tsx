import ShoppingBagOutlined from '@mui/icons-material/ShoppingBagOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';

type CartLinkProps = {
  /** Pieces in the cart. */
  count: number;
};

const mostShown = 99;

/** The way to the cart, with how many pieces are in it. */
export function CartLink({ count }: CartLinkProps) {
  const shown = count > mostShown ? `${mostShown}+` : count;
  return (
    <IconButton
      edge="end"
      component={Link}
      to={paths.cart}
      aria-label={`Cart, ${shown} ${count === 1 ? 'item' : 'items'}`}
    >
      {/* MUI's badge keeps its last number, unseen, when the count falls to 0. */}
      <Badge
        badgeContent={count}
        max={mostShown}
        color="secondary"
        key={count === 0 ? 'empty' : 'full'}
      >
        <ShoppingBagOutlined />
      </Badge>
    </IconButton>
  );
}
