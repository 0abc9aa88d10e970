import type { ComponentProps } from 'react';
import { main } from './PageMain.css.ts';

/** Where a page stands. It takes the focus on a new page. */
export function PageMain(props: Omit<ComponentProps<'main'>, 'className'>) {
  return <main className={main} {...props} />;
}
