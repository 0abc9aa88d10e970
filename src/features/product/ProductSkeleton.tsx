import { mutedSmall } from '../../theme/text.css.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ProductColumns } from './ProductColumns.tsx';
import * as css from './ProductSkeleton.css.ts';

/** The placeholder of a product that is loading, with the words of specification P9. */
export function ProductSkeleton() {
  return (
    <ProductColumns
      pictures={
        <div className={css.main}>
          <Skeleton shape="picture" />
        </div>
      }
      words={
        <>
          <p className={mutedSmall} role="status">
            Loading product...
          </p>
          <div>
            <Skeleton className={css.name} shape="line" />
            <Skeleton className={css.price} shape="line" />
          </div>
          <Skeleton className={css.sizes} />
          <Skeleton style={{ height: 52 }} />
          <Skeleton style={{ height: 160 }} />
        </>
      }
    />
  );
}
