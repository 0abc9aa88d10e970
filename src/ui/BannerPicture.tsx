import type { ReactElement } from 'react';
import { bannerRenditions, bannerSource } from '../lib/banners.ts';
import { preloadPicture } from './browser.ts';

type BannerPictureProps = {
  /** Pictures for wide windows and for phones. */
  pictures: { wide: string; tall: string };
  /** `sizes` attribute of the phone picture. */
  tallSizes?: string;
  /** Fallback `img` with the wide picture. */
  children: ReactElement;
};

const onAPhone = '(max-width: 599px)';
const elsewhere = `not all and ${onAPhone}`;

/** Banner picture with the aspect ratio and width that suit the window. */
export function BannerPicture({
  pictures: { wide, tall },
  tallSizes = '100vw',
  children,
}: BannerPictureProps) {
  preloadPicture(bannerRenditions(tall), tallSizes, onAPhone);
  preloadPicture(bannerRenditions(wide), '100vw', elsewhere);
  return (
    <picture>
      <source media={onAPhone} {...bannerSource(tall, tallSizes)} />
      <source media={onAPhone} srcSet={tall} />
      <source {...bannerSource(wide, '100vw')} />
      {children}
    </picture>
  );
}
