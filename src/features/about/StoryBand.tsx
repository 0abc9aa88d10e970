import { bannerSource } from '../../lib/banners.ts';
import { band } from './StoryBand.css.ts';

/** A picture that parts the story from those who tell it. */
export function StoryBand({ pictureUrl }: { pictureUrl: string }) {
  return (
    <picture>
      <source {...bannerSource(pictureUrl, '100vw')} />
      <img className={band} src={pictureUrl} alt="" loading="lazy" />
    </picture>
  );
}
