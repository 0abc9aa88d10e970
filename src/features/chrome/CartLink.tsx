import ShoppingBagOutlined from '@mui/icons-material/ShoppingBagOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../contract/paths.ts';

/** At the corner of the bag. */
const Count = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'absolute',
  insetBlockStart: 2,
  insetInlineStart: '50%',
  minWidth: 20,
  paddingInline: 6,
  borderRadius: theme.spacing(1.25),
  fontWeight: 500,
  lineHeight: '20px',
  backgroundColor: theme.vars.palette.secondary.main,
  color: theme.vars.palette.secondary.contrastText,
}));

type CartLinkProps = Pick<ComponentProps<typeof Link>, 'onClick' | 'onFocus' | 'onPointerEnter'> & {
  count: number;
};

const maxShown = 99;

/** The way to the cart, with how many units are in it. */
export function CartLink({ count, ...listeners }: CartLinkProps) {
  const shown = count > maxShown ? `${maxShown}+` : count;
  return (
    <IconButton
      edge="end"
      component={Link}
      to={paths.cart}
      aria-label={`Cart, ${shown} ${count === 1 ? 'item' : 'items'}`}
      {...listeners}
    >
      <ShoppingBagOutlined />
      {count > 0 && <Count>{shown}</Count>}
    </IconButton>
  );
}
