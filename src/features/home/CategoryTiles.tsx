import { Link } from 'react-router-dom';
import { type BannerPictures, bannerSource } from '../../lib/banners.ts';
import { container } from '../../theme/layout.css.ts';
import * as css from './CategoryTiles.css.ts';

/** Side by side a tile shows a part of it. */
const coverSizes = '(min-width: 600px) 54vw, calc(100vw - 32px)';

type CategoryTilesProps = {
  tiles: readonly {
    label: string;
    to: string;
    /** Ours are calm on their left, where the name stands. */
    pictures: Pick<BannerPictures, 'wide' | 'isOwn'>;
  }[];
};

/**
 * The ways into the shop, as pictures. Ours are pale in either scheme, so the words on them always
 * are those of the light one.
 */
export function CategoryTiles({ tiles }: CategoryTilesProps) {
  return (
    <div className={container}>
      <nav className={css.tiles} aria-label="Shop by category">
        {tiles.map(({ label, to, pictures: { wide, isOwn } }) => (
          <Link key={to} className={css.tile} to={to} data-color-scheme="light">
            <picture>
              <source {...bannerSource(wide, coverSizes)} />
              {/* In sight below the banner's, which the page waits for. */}
              <img className={css.cover} src={wide} alt="" loading="lazy" fetchPriority="low" />
            </picture>
            <span className={css.name} data-own={isOwn}>
              {label}
            </span>
          </Link>
        ))}
      </nav>
    </div>
  );
}
