import type { ComponentProps } from 'react';
import { SideDrawer } from '../../ui/SideDrawer.tsx';

type CartDrawerProps = Omit<ComponentProps<typeof SideDrawer>, 'title'>;

/** The cart at the side of the page it was opened on: a `DrawerLines` and a `DrawerSummary`. */
export function CartDrawer(props: CartDrawerProps) {
  return <SideDrawer title="Cart" {...props} />;
}
