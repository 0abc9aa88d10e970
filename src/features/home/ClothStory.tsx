import { bannerRenditions } from '../../lib/banners.ts';
import type { HomeBlock } from '../../lib/homeTexts.ts';
import { Picture } from '../../ui/Picture.tsx';
import * as css from './ClothStory.css.ts';

type ClothStoryProps = HomeBlock & {
  /** Shows the cloth close up, or what the owner tells of. */
  pictureUrl: string;
};

/** The editorial block about what the clothes are made of. */
export function ClothStory({ heading, text, pictureUrl }: ClothStoryProps) {
  return (
    <section aria-labelledby="cloth-heading" className={css.split}>
      <Picture
        src={pictureUrl}
        renditions={bannerRenditions(pictureUrl)}
        alt=""
        ratio={6 / 5}
        sizes="(min-width: 900px) 50vw, 100vw"
      />
      <div className={css.words}>
        <h2 id="cloth-heading" className={css.heading}>
          {heading}
        </h2>
        {text.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph} className={css.paragraph}>
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}
