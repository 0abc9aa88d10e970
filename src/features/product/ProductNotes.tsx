import type { ReactNode } from 'react';
import type { Product, ProductSize } from '../../../contract/schemas/product.ts';
import { text } from '../../theme/text.css.ts';
import { ExpandMoreIcon } from '../../ui/icons.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import * as css from './ProductNotes.css.ts';

type ProductNotesProps = {
  product: Product;
  /** What the garment measures; without it, what is said of each size. */
  measurements?: ReactNode;
  /** The support contact, if the shop has one. */
  supportEmail: string;
  /** The product's texts are loading: lists have none (docs/decisions/0032-cards-in-lists.md). */
  loading?: boolean;
};

/** The texts about a product, in an accordion. */
export function ProductNotes({
  product,
  measurements,
  supportEmail,
  loading = false,
}: ProductNotesProps) {
  // About as high as what comes, so that little moves then.
  if (loading) return <Skeleton style={{ height: 400 }} />;
  const hasMeasures = product.sizes.some(({ description }) => description);
  return (
    <div className={css.notes}>
      <Note title="Description" defaultExpanded>
        <p className={css.writtenWords}>{product.description}</p>
      </Note>
      {product.material && (
        <Note title="Material and care">
          <p className={css.writtenWords}>{product.material}</p>
        </Note>
      )}
      {(measurements || hasMeasures) && (
        <Note title="Measurements">{measurements || <SizeMeasures sizes={product.sizes} />}</Note>
      )}
      <Note title="Delivery">
        <p className={css.words}>
          We pack your order as soon as it is paid for. You can track it under My orders.
        </p>
      </Note>
      <Note title="Returns">
        <p className={css.words}>
          Not quite right? Send it back unworn, with its label.
          {supportEmail && <span>{` Write to ${supportEmail} and we will tell you how.`}</span>}
        </p>
      </Note>
    </div>
  );
}

type NoteProps = { title: string; defaultExpanded?: boolean; children: ReactNode };

/** The browser's own, which a page can do without its script. */
function Note({ title, defaultExpanded = false, children }: NoteProps) {
  return (
    <details className={css.note} open={defaultExpanded}>
      <summary className={css.summary}>
        <h2 className={text.h6}>{title}</h2>
        <ExpandMoreIcon />
      </summary>
      {children}
    </details>
  );
}

/** The measure of each size that has one. */
function SizeMeasures({ sizes }: { sizes: readonly ProductSize[] }) {
  return (
    <table className={css.measures} aria-label="Size measures">
      <thead>
        <tr>
          <th className={css.headCell} scope="col">
            Size
          </th>
          <th className={css.headCell} scope="col">
            Measure
          </th>
        </tr>
      </thead>
      <tbody>
        {sizes
          .filter(({ description }) => description)
          .map(({ size, description }) => (
            <tr key={size}>
              <th className={css.cell} scope="row">
                {size}
              </th>
              <td className={css.cell}>{description}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
