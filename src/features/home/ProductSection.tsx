import type { ReactNode } from 'react';
import { container } from '../../theme/layout.css.ts';
import { text } from '../../theme/text.css.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import * as css from './ProductSection.css.ts';

type ProductSectionProps = {
  /** The in-page anchor: `/#id` leads here. */
  id: string;
  title: string;
  /** Where all of these products are. */
  allAt: string;
  children: ReactNode;
};

/** A section of the home page with products, a heading and a link to all of them. */
export function ProductSection({ id, title, allAt, children }: ProductSectionProps) {
  const headingId = `${id}-heading`;
  return (
    <section className={css.section} id={id} tabIndex={-1} aria-labelledby={headingId}>
      <div className={container}>
        <header className={css.head}>
          <h2 className={text.h2} id={headingId}>
            {title}
          </h2>
          <TextLink className={css.seeAll} to={allAt} aria-label={`See all of ${title}`}>
            See all
          </TextLink>
        </header>
        {children}
      </div>
    </section>
  );
}
