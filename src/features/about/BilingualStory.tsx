import { touchRow } from '../../theme/layout.css.ts';
import { muted, text } from '../../theme/text.css.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import * as css from './BilingualStory.css.ts';
import type { BrandStory } from './brandStory.ts';

/** The brand's story in its languages: side by side, on a phone one after the other. */
export function BilingualStory({ stories }: { stories: readonly BrandStory[] }) {
  return (
    <section className={css.section}>
      {stories.length > 1 && (
        <nav className={css.languages} aria-label="Language">
          {stories.map(({ lang, language }) => (
            <TextLink key={lang} className={touchRow} to={`#${lang}`} lang={lang}>
              {language}
            </TextLink>
          ))}
        </nav>
      )}
      <div className={css.columns}>
        {stories.map(({ lang, title, lead, paragraphs }, index) => {
          const Title = index === 0 ? 'h1' : 'h2';
          return (
            <article key={lang} className={css.story} id={lang} lang={lang} tabIndex={-1}>
              <Title className={text.h1}>{title}</Title>
              <p className={text.h4}>{lead}</p>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className={muted}>
                  {paragraph}
                </p>
              ))}
            </article>
          );
        })}
      </div>
    </section>
  );
}
