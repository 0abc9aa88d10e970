import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { bannerRenditions, bannerSource } from '../lib/banners.ts';
import { filling } from '../theme/onPicture.ts';
import { preloadPicture } from './browser.ts';

const Cover = styled('img')(filling);

type BannerPictureProps = {
  /** Pictures for wide windows and for phones. */
  pictures: { wide: string; tall: string };
  /** `sizes` attribute of the phone picture. */
  tallSizes?: string;
};

const onAPhone = '(max-width: 599px)';
const elsewhere = `not all and ${onAPhone}`;

/** Fills its container with the picture that suits the window; renders nothing if it is missing. */
export function BannerPicture({
  pictures: { wide, tall },
  tallSizes = '100vw',
}: BannerPictureProps) {
  const [isMissing, setMissing] = useState(false);
  preloadPicture(bannerRenditions(tall), tallSizes, onAPhone);
  preloadPicture(bannerRenditions(wide), '100vw', elsewhere);
  if (isMissing) return null;
  return (
    <picture>
      <source media={onAPhone} {...bannerSource(tall, tallSizes)} />
      <source media={onAPhone} srcSet={tall} />
      <source {...bannerSource(wide, '100vw')} />
      <Cover src={wide} alt="" fetchPriority="high" onError={() => setMissing(true)} />
    </picture>
  );
}
