import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { CartCards } from './CartCards.tsx';
import { CartTable } from './CartTable.tsx';
import type { CartLinesProps } from './cartActions.ts';

/** Cart lines: a table on wide screens, else cards. */
export function CartLines(props: CartLinesProps) {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  return isWide ? <CartTable {...props} /> : <CartCards {...props} />;
}
