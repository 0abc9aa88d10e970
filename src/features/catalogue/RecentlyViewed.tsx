import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../contract/paths.ts';
import { flagmanFirst } from '../../../contract/rules/pictures.ts';
import type { Product } from '../../../contract/schemas/product.ts';
import { sourcesOf } from '../../lib/pictures.ts';
import { shownPrices } from '../../lib/shownPrices.ts';
import { section } from '../../theme/layout.css.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Price } from '../../ui/Price.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import * as css from './RecentlyViewed.css.ts';

const pictureSizes = '(min-width: 1200px) 12vw, (min-width: 600px) 18vw, max(112px, 30vw)';

type RecentlyViewedProps =
  | { products: readonly Product[]; loading?: undefined }
  /** How many are loading. */
  | { loading: number; products?: undefined };

/** The products looked at before, in small; nothing where there are none. */
export function RecentlyViewed({ products, loading = 0 }: RecentlyViewedProps) {
  const headingId = useId();
  if (products?.length === 0) return null;
  return (
    <section className={section} aria-labelledby={headingId}>
      <h2 className={css.heading} id={headingId}>
        Recently viewed
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without marks is none to VoiceOver */}
      <ul className={css.row} role="list" aria-busy={!products}>
        {products?.map((product) => (
          <li key={product._id}>
            <Link className={css.item} to={paths.product(product._id)}>
              <Picture
                {...sourcesOf(flagmanFirst(product.images)[0])}
                alt=""
                letter={product.name.charAt(0)}
                sizes={pictureSizes}
              />
              <h3 className={css.name}>{product.name}</h3>
              <span>
                <Price {...shownPrices(product)} />
              </span>
            </Link>
          </li>
        ))}
        {Array.from({ length: loading }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike
          <li key={index} aria-hidden>
            <Skeleton className={css.picture} shape="picture" />
            <Skeleton className={css.line} shape="line" style={{ width: '80%' }} />
            <Skeleton className={css.line} shape="line" style={{ width: '40%' }} />
          </li>
        ))}
      </ul>
    </section>
  );
}
