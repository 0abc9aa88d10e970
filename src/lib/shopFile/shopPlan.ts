import { i18n } from '../../../contract/i18n.ts';
import { limits } from '../../../contract/limits.ts';
import { decimals } from '../../../contract/rules/money.ts';
import { nameInColour } from '../../../contract/rules/nameInColour.ts';
import { withExtensions } from '../../../contract/rules/productExtensions.ts';
import { type ExtensionField, emptyDetails } from '../../../contract/rules/productFields.ts';
import type { EnvParams } from '../../../contract/schemas/shop.ts';
import type { CsvRow } from '../csv/csv.ts';
import type { PlannedRow } from '../csv/productCsvPlan.ts';
import { type Colourway, colourwaysOf } from './colourways.ts';
import { hasCombinations } from './combinations.ts';
import { oldPathOf } from './oldPath.ts';
import { swatchOf } from './options.ts';
import { rowReader } from './rowReader.ts';
import { decimalOf, fromWordPress, htmlToText, readFlag, sharedStart } from './shopCells.ts';
import type { ShopFile, ShopProduct } from './shopFile.ts';
import { priceOf } from './shopPrices.ts';
import type { ShopAnswers, ShopQuestions } from './shopQuestions.ts';
import { codesOf, stockOf } from './variantStock.ts';
import { weightOf } from './variantWeight.ts';

type ShopRules = Pick<EnvParams, 'allowedSizes' | 'sizeScales' | 'picturesNumber' | 'stockCodes'>;

/** Longest texts; longer ones are cut. */
const lengths = {
  ...{ name: limits.name.max, description: limits.description.max },
  ...{ material: limits.material.max, colour: limits.label.max },
};

/** Effect of a file: a new product for each colour of its products, or the reason why not. */
export function planShopFile(
  file: ShopFile,
  questions: ShopQuestions,
  answers: ShopAnswers,
  {
    today,
    extensions,
    ...rules
  }: ShopRules & { today: string; extensions: readonly ExtensionField[] },
): PlannedRow[] {
  const reader = rowReader(file.roles);
  const decimal = decimalOf(
    file.rows.flatMap((row) => [...reader.all(row, 'price'), ...reader.all(row, 'netPrice')]),
    decimals(),
  );
  /** Texts by their HTML, which all colours of a product share. */
  const converted = new Map<string, string>();
  function toText(html: string): string {
    const text =
      converted.get(html) ?? htmlToText(file.layout === 'woocommerce' ? fromWordPress(html) : html);
    converted.set(html, text);
    return text;
  }
  const styles = new Set<string>();
  const skus = new Set<string>();

  return file.products.flatMap((product): PlannedRow[] => {
    const [first] = product.rows;
    if (!first) return [];
    const name = nameOf(product);
    const about = {
      number: first.number,
      name,
      cells: first.cells,
      newPictures: [],
      further: product.rows.slice(1).map(({ cells }) => cells),
    };
    if (product.skipped) return [{ ...about, kind: 'error', problems: [product.skipped] }];
    const colourways = colourwaysOf(product, rules.allowedSizes);
    if (colourways.length === 0)
      return [{ ...about, kind: 'error', problems: [i18n.t('has no variants')] }];
    const hasIds = ['wix', 'squarespace', 'prestashop'].includes(file.layout);
    const handle = hasIds ? '' : reader.get(first, 'group');
    const style = colourways.length > 1 ? newStyle(handle || name) : '';
    return colourways.map((colourway, index) => {
      const planned = toProduct(product, colourway, style);
      const row = {
        ...about,
        // One row can become several products.
        number: (colourway.variants[0]?.row ?? first).number + index / 1000,
        name: nameInColour({ name, colour: colourway.colour }),
      };
      if (planned.problems.length > 0) return { ...row, kind: 'error', problems: planned.problems };
      const pictures = planned.product.images.map((image) => image.name);
      const ownPages = colourway.variants.map((variant) => [variant.row]);
      // Each variant of EverShop has its own page.
      const pages = file.layout === 'evershop' ? ownPages : index === 0 ? [product.rows] : [];
      return {
        ...{ ...row, kind: 'add', newPictures: pictures, notes: planned.notes },
        product: withExtensions(planned.product, extensions),
        oldPaths: pages.flatMap((page) => oldPathOf(file.layout, reader, page, name) ?? []),
      };
    });
  });

  function nameOf({ rows }: ShopProduct): string {
    const names = rows.map((row) => reader.get(row, 'name')).filter(Boolean);
    const [first = ''] = names;
    // EverShop's variants have their own names, such as `Runner Red 40` and `Runner Blue 41`.
    const text = (file.layout === 'evershop' && sharedStart(names)) || first;
    return htmlToText(text).replace(/\s+/g, ' ');
  }

  function newStyle(text: string): string {
    const stem = text
      .toLowerCase()
      .replace(/[^\p{L}\d]+/gu, '-')
      .replace(/^-|-$/g, '');
    let style = stem.slice(0, limits.label.max);
    for (let copy = 2; styles.has(style); copy += 1) {
      style = `${stem.slice(0, limits.label.max - 4)}-${copy}`;
    }
    styles.add(style);
    return style;
  }

  function toProduct(product: ShopProduct, colourway: Colourway, style: string) {
    const problems: string[] = [];
    const notes: string[] = [];
    const texts = (role: 'description' | 'shortDescription' | 'material') =>
      product.rows.map((row) => reader.get(row, role)).find(Boolean) ?? '';
    const cut = (text: string, field: keyof typeof lengths) => {
      const max = lengths[field];
      if (text.length > max) {
        notes.push(
          i18n.t(
            '{field, select, name {The name is cut at {max} characters} description {The description is cut at {max} characters} material {The material is cut at {max} characters} other {The colour is cut at {max} characters}}',
            { field, max },
          ),
        );
      }
      return text.slice(0, max).trim();
    };
    const { category, kind } = answers.groups[product.group] ?? { category: '', kind: '' };
    if (category === '')
      problems.push(
        product.group
          ? i18n.t('no category is chosen for “{group}”', { group: product.group })
          : i18n.t('no category is chosen for “products without a kind”'),
      );
    const name = nameOf(product);
    if (name === '' && hasCombinations(file.header))
      problems.push(i18n.t('is a combination: choose the file of its product together with it'));
    else if (name === '') problems.push(i18n.t('has no name'));
    const isCut = name.length > lengths.name;
    const parts = [
      ...new Set([
        // Nothing of a name that is cut is lost.
        isCut ? name : '',
        toText(texts('shortDescription')),
        toText(texts('description')),
        colourway.facts.join('\n'),
      ]),
    ];
    const variantRows = colourway.variants.map(({ row }) => row);
    const { layout } = file;
    const price = priceOf(variantRows, product.rows, reader, { layout, decimal, today });
    if ('problem' in price) problems.push(price.problem);
    else notes.push(...price.notes);
    const question = questions.sizes.find(
      ({ sizes }) =>
        colourway.variants.some(({ size }) => sizes.includes(size)) && !hasScale(colourway),
    );
    const scale = question && answers.scales[question.id];
    if (question && !scale)
      problems.push(
        i18n.t('no scale of the shop has {sizes}', {
          sizes: [...new Set(colourway.variants.map(({ size }) => size))].join(', '),
        }),
      );
    const { sizes, notes: ofStock } = stockOf(colourway.variants, answers.units);
    const coded = rules.stockCodes
      ? codesOf(sizes, reader, skus)
      : { sizes: sizes.map(({ row: _, ...size }) => size), notes: [] };
    const { weight, notes: ofWeight } = weightOf(variantRows, product.rows, reader);
    notes.push(...ofStock, ...coded.notes, ...ofWeight);
    const pictures = colourway.pictures.slice(0, rules.picturesNumber);
    const dropped = colourway.pictures.length - pictures.length;
    if (dropped > 0)
      notes.push(
        i18n.t(
          '{dropped, plural, one {# more picture is left out: the shop shows {max}} other {# more pictures are left out: the shop shows {max}}}',
          { dropped, max: rules.picturesNumber },
        ),
      );
    return {
      problems,
      notes,
      product: {
        ...emptyDetails,
        ...('problem' in price ? {} : price.fields),
        name: cut(name, 'name'),
        description: cut(parts.filter(Boolean).join('\n\n'), 'description'),
        material: cut(htmlToText(texts('material')) || colourway.material, 'material'),
        category: category || emptyDetails.category,
        kind: kind.trim().slice(0, limits.label.max),
        colour: cut(colourway.colour, 'colour'),
        swatch: swatchOf(colourway.colour),
        ...{ style, weight },
        ...(scale && { sizeScale: scale }),
        draft: isHidden(product, colourway),
        images: pictures.map((picture, index) => ({ name: picture, flagman: index === 0 })),
        sizes: coded.sizes,
      },
    };
  }

  function hasScale({ variants }: Colourway): boolean {
    const { sizeScales = [{ sizes: rules.allowedSizes }] } = rules;
    return sizeScales.some((scale) => variants.every(({ size }) => scale.sizes.includes(size)));
  }

  /** Drafts, archived and unpublished products stay invisible, and colours without a published size. */
  function isHidden({ rows }: ShopProduct, { variants }: Colourway): boolean {
    const flagsOf = (some: readonly CsvRow[]) =>
      some.flatMap((row) => readFlag(reader.get(row, 'published')) ?? []);
    const own = flagsOf(
      ['woocommerce', 'wix'].includes(file.layout)
        ? rows.slice(0, 1)
        : variants.map(({ row }) => row),
    );
    const flags = own.length > 0 ? own : flagsOf(rows);
    const statuses = rows.flatMap((row) => reader.all(row, 'status'));
    return (
      (flags.length > 0 && !flags.includes(true)) ||
      statuses.some((text) =>
        /^(draft|archived|unlisted|hidden|unavailable|private|y|true)$/i.test(text),
      )
    );
  }
}
