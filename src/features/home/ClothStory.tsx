import { bannerRenditions } from '../../lib/banners.ts';
import type { HomeBlock } from '../../lib/homeTexts.ts';
import { text } from '../../theme/text.css.ts';
import { Picture } from '../../ui/Picture.tsx';
import * as css from './ClothStory.css.ts';

type ClothStoryProps = HomeBlock & {
  /** Shows the cloth close up, or what the owner tells of. */
  pictureUrl: string;
};

/** The editorial block about what the clothes are made of. */
export function ClothStory({ heading, text: words, pictureUrl }: ClothStoryProps) {
  return (
    <section className={css.split} aria-labelledby="cloth-heading">
      <Picture
        src={pictureUrl}
        renditions={bannerRenditions(pictureUrl)}
        alt=""
        ratio={6 / 5}
        sizes="(min-width: 900px) 50vw, 100vw"
      />
      <div className={css.words}>
        <h2 className={text.h2} id="cloth-heading">
          {heading}
        </h2>
        {words.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph} className={css.paragraph}>
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}
