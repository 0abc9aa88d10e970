import { paths } from '../../../contract/paths.ts';
import type { HomeBlock } from '../../lib/homeTexts.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import * as css from './BrandNote.css.ts';

/** The brand in a few sentences, and a link to its story. */
export function BrandNote({ heading, text }: HomeBlock) {
  return (
    <section className={css.note} aria-labelledby="brand-heading">
      <h2 className={css.heading} id="brand-heading">
        {heading}
      </h2>
      <p className={css.words}>{text}</p>
      <ButtonLink to={paths.aboutUs} variant="outlined" size="large">
        Read our story
      </ButtonLink>
    </section>
  );
}
