import type { ReactNode } from 'react';
import * as css from './ProductColumns.css.ts';

type ProductColumnsProps = { pictures: ReactNode; words: ReactNode };

/** A product page's two columns, of which the right one stays in sight; on a phone they stack. */
export function ProductColumns({ pictures, words }: ProductColumnsProps) {
  return (
    <div className={css.columns}>
      <div className={css.pictures}>{pictures}</div>
      <div className={css.words}>{words}</div>
    </div>
  );
}
