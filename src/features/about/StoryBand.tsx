import { bannerSource } from '../../lib/banners.ts';
import * as css from './StoryBand.css.ts';

/** A picture that parts the story from those who tell it. */
export function StoryBand({ pictureUrl }: { pictureUrl: string }) {
  return (
    <picture className={css.band}>
      <source {...bannerSource(pictureUrl, '100vw')} />
      <img className={css.image} src={pictureUrl} alt="" loading="lazy" />
    </picture>
  );
}
