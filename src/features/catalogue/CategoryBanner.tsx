import { useState } from 'react';
import type { BannerPictures } from '../../lib/banners.ts';
import { pluralize } from '../../lib/pluralize.ts';
import { container } from '../../theme/layout.css.ts';
import { text } from '../../theme/text.css.ts';
import { BannerPicture } from '../../ui/BannerPicture.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import * as css from './CategoryBanner.css.ts';

type CategoryBannerProps = {
  title: string;
  /** What it is a part of, with the way there. */
  within?: { name: string; url: string } | undefined;
  /** For a wide window, and for a phone. */
  pictures: BannerPictures;
  /** Products of the category that are listed; undefined until it is known. */
  total: number | undefined;
  /** The shopper has chosen from the products: those matter more now. */
  isFiltered?: boolean;
};

/** What is listed and how many products, on a picture; as high before the picture is there. */
export function CategoryBanner({
  title,
  within,
  pictures,
  total,
  isFiltered = false,
}: CategoryBannerProps) {
  const [isBroken, setBroken] = useState(false);
  return (
    <header className={css.banner} data-low={isFiltered}>
      {!isBroken && (
        <BannerPicture pictures={pictures}>
          <img
            className={css.picture}
            src={pictures.wide}
            alt=""
            fetchPriority="high"
            onError={() => setBroken(true)}
          />
        </BannerPicture>
      )}
      <div className={css.veil} />
      <div className={css.overlay}>
        <div className={container}>
          <div className={css.words} data-own={pictures.isOwn}>
            {within && (
              <TextLink to={within.url} isStandalone>
                {within.name}
              </TextLink>
            )}
            <h1 className={text.h1}>{title}</h1>
            <p className={css.count}>{total !== undefined && pluralize(total, 'product')}</p>
          </div>
        </div>
      </div>
    </header>
  );
}
