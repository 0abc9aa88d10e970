import type { ComponentProps } from 'react';
import { SideDrawer } from '../../ui/SideDrawer.tsx';

type CartDrawerProps = Omit<ComponentProps<typeof SideDrawer>, 'title'>;

/** The cart at the side of the page it was opened on: its lines in a `DrawerLines`, and their sum. */
export function CartDrawer(props: CartDrawerProps) {
  return <SideDrawer title="Cart" {...props} />;
}
