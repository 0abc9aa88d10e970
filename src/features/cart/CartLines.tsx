import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { CartRow } from '../../lib/cartRows.ts';
import { CartCards } from './CartCards.tsx';
import { CartTable } from './CartTable.tsx';
import type { CartActions } from './cartActions.ts';

type CartLinesProps = CartActions & {
  rows: readonly CartRow[];
};

/** The cart's lines: a table where there is room for one beside the summary, else cards. */
export function CartLines(props: CartLinesProps) {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  return isWide ? <CartTable {...props} /> : <CartCards {...props} />;
}
