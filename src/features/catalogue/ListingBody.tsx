import type { ReactNode } from 'react';
import { body } from './ListingBody.css.ts';

type ListingBodyProps = {
  /** The products are those of the previous query: the new ones are loading. */
  busy?: boolean;
  children: ReactNode;
};

/** Where a listing page has its products, below banner and filters. */
export function ListingBody({ busy = false, children }: ListingBodyProps) {
  return (
    <div className={body} aria-busy={busy}>
      {children}
    </div>
  );
}
