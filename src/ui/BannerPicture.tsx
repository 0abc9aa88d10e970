import type { ReactElement } from 'react';
import { bannerRenditions, bannerSource } from '../lib/banners.ts';
import { preloadPicture } from './preloadPicture.ts';

type BannerPictureProps = {
  /** For a wide window, and for a phone. */
  pictures: { wide: string; tall: string };
  /** How wide the picture for a phone is shown, as the attribute `sizes` has it. */
  tallSizes?: string;
  /** The `img` of the wide picture, for browsers that know nothing better. */
  children: ReactElement;
};

const onAPhone = '(max-width: 599px)';
const elsewhere = `not all and ${onAPhone}`;

/** One of the app's own banners, in the shape and in the width that suit the window. */
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
