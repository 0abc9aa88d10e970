import { type TextBlock, textBlocks } from '../../lib/textBlocks.ts';
import { text } from '../../theme/text.css.ts';
import * as css from './PolicyArticle.css.ts';

type PolicyArticleProps = {
  title: string;
  /** As `textBlocks` reads it. */
  text: string;
};

/** What the shop has set down: its terms, its handling of data, its returns. */
export function PolicyArticle({ title, text: words }: PolicyArticleProps) {
  return (
    <article className={css.article}>
      <h1 className={text.h1}>{title}</h1>
      <div className={css.body}>
        {textBlocks(words).map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place in the text
          <Block key={index} block={block} />
        ))}
      </div>
    </article>
  );
}

function Block({ block }: { block: TextBlock }) {
  if (block.kind === 'heading') return <h2 className={css.heading}>{block.text}</h2>;
  if (block.kind === 'paragraph') return <p className={css.paragraph}>{block.text}</p>;
  return (
    <ul className={css.list}>
      {block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place in the list
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}
