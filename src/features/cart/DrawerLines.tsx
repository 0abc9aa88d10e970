import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { lowScreen } from '../../theme/tokens.ts';
import { FocusFallback } from '../../ui/FocusFallback.tsx';

const Body = styled('div')(({ theme }) => ({
  flex: 1,
  overflowY: 'auto',
  paddingInline: theme.spacing(3),
  // There all of the drawer scrolls.
  [lowScreen]: { flex: 'none', overflowY: 'visible' },
}));

/** The lines of the cart's drawer, or what stands in their place; they scroll by themselves. */
export function DrawerLines({ children }: { children: ReactNode }) {
  return (
    <Body>
      <FocusFallback label="Cart lines">{children}</FocusFallback>
    </Body>
  );
}
