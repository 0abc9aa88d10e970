import { picturesOf } from '../pages.ts';
import type { FeedReport } from '../schemas/feeds.ts';
import { type Column, columns, type FeedProduct, type FeedShop } from './feedColumns.ts';
import type { FeedTarget } from './feedTargets.ts';
import { nameInColour } from './nameInColour.ts';
import { scaleOf } from './sizeScales.ts';

function nameFor({ names }: Column, target: FeedTarget): string | undefined {
  return typeof names === 'string' ? names : names[target];
}

/** A column of a target's feed. */
type FeedColumn = { name: string; isRequired: boolean };

/** Columns of a target's feed, in order. */
export function feedColumns(target: FeedTarget): FeedColumn[] {
  return columns.flatMap((column) => {
    const name = nameFor(column, target);
    return name ? { name, isRequired: column.requiredBy?.includes(target) === true } : [];
  });
}

/** Cells of each size of a product, in the order of `feedColumns`. */
export function feedRows(product: FeedProduct, shop: FeedShop, target: FeedTarget): string[][] {
  const used = columns.filter((column) => nameFor(column, target));
  const pictures = picturesOf(product, shop);
  const scale = scaleOf(product, shop.scales);
  return product.sizes.map((entry) =>
    used.map(({ value, maxLength }) =>
      cut(value({ product, entry, shop, pictures, scale }, target), maxLength),
    ),
  );
}

/** Cuts between characters, which have up to two units of `length`. */
function cut(text: string, maxLength = text.length): string {
  return text.length > maxLength ? [...text].slice(0, maxLength).join('') : text;
}

/** Maximum number of products named for a missing field. */
const maxExamples = 10;

/** Counts missing fields in a feed's rows, product by product. */
export function feedReporter(target: FeedTarget) {
  const report: FeedReport = { items: 0, missing: [] };
  const all = feedColumns(target);

  function lacks(product: FeedProduct, field: string) {
    const { _id } = product;
    const known = report.missing.find((one) => one.field === field);
    const { count, examples } = known ?? { count: 0, examples: [] };
    const isNamed = examples.length >= maxExamples || examples.some((one) => one._id === _id);
    const now = {
      field,
      count: count + 1,
      examples: [...examples, ...(isNamed ? [] : [{ _id, name: nameInColour(product) }])],
    };
    report.missing = report.missing.filter((one) => one !== known).concat(now);
  }

  return {
    report,
    read(product: FeedProduct, rows: readonly string[][]) {
      for (const row of rows) {
        report.items += 1;
        all.forEach(({ name, isRequired }, at) => {
          if (isRequired && !row[at]) lacks(product, name);
        });
      }
    },
  };
}
