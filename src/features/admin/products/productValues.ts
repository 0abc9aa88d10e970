import type { FormikErrors } from 'formik';
import { mixed, object, string } from 'yup';
import { i18n } from '../../../../contract/i18n.ts';
import { limits, measureNames } from '../../../../contract/limits.ts';
import { plainPrice, priceLimits } from '../../../../contract/rules/amounts.ts';
import { compositionProblem } from '../../../../contract/rules/composition.ts';
import { formatCount, toCents, toDollars } from '../../../../contract/rules/money.ts';
import { extensionFields, withExtensions } from '../../../../contract/rules/productExtensions.ts';
import {
  type AllDetails,
  detailsOf,
  type ExtensionField,
  emptyDetails,
  type PriceField,
  productFieldNames,
  productFields,
} from '../../../../contract/rules/productFields.ts';
import { isReduction } from '../../../../contract/rules/productInput.ts';
import type { AdminProduct, ProductInput } from '../../../../contract/schemas/adminProduct.ts';
import type { ProductImage } from '../../../../contract/schemas/product.ts';
import { amountRule, moneyPrompt, toNumber, toTyped } from '../../../lib/formRules.ts';
import { type SentPicture, toSentPicture, uploadProblem } from '../../../lib/sentPictures.ts';
import { type MeasureEntry, measuresSchema, toMeasureEntry, toMeasures } from './measureEntries.ts';
import { lastSaleDayRule } from './priceValues.ts';
import {
  type StockEntry,
  stockFields,
  stockSchema,
  toSizes,
  toStockEntries,
} from './stockEntries.ts';

/** Form values of a product: numbers are text, and pictures may still be uploading. */
export type ProductValues = Omit<AllDetails, PriceField | 'category' | 'measures'> &
  Record<PriceField, string> & {
    category: AllDetails['category'] | '';
    measures: MeasureEntry[];
    pictures: PictureEntry[];
    /** Sizes that are offered or were edited. */
    stock: StockEntry[];
  };

export const noProduct: ProductValues = {
  ...emptyDetails,
  price: '',
  regularPrice: '',
  salePrice: '',
  category: '',
  measures: [],
  pictures: [],
  stock: [],
};

const atMost = ({ max }: { max: number }) =>
  i18n.t('Use at most {max} characters', { max: formatCount(max) });

const texts = Object.fromEntries(
  productFieldNames.flatMap((name) => {
    const field = productFields[name];
    if (!('limit' in field)) return [];
    const written = string().max(field.limit.max, atMost);
    const { source, example } = field.pattern ?? { source: '', example: '' };
    const message = () => i18n.t('Write it as {example}', { example });
    return [[name, written.matches(new RegExp(source), message)]];
  }),
);

const priceRange = () => {
  const { min, max } = priceLimits();
  return { min: formatCount(min), max: formatCount(max) };
};

const tooMuch = () => i18n.t('Use at most {max}', { max: priceRange().max });

const amount = amountRule(moneyPrompt);

export const productSchema = object({
  ...texts,
  name: string()
    .trim()
    .required(() => i18n.t('Name is required'))
    .max(limits.name.max, atMost),
  price: amount
    .required(() => i18n.t('Price is required'))
    .test(
      'range',
      () => i18n.t('Use a price from {min} to {max}', priceRange()),
      (text) => Number(text) >= priceLimits().min && Number(text) <= priceLimits().max,
    ),
  regularPrice: amount.when('price', ([price], rule) =>
    rule
      .test('most', tooMuch, (text = '') => !(Number(text) > priceLimits().max))
      .test(
        'reduction',
        () => i18n.t('Must be above the price'),
        (text = '') => isReduction(Number(price), Number(text)),
      ),
  ),
  salePrice: amount.when(['price', 'regularPrice'], ([price, regular], rule) =>
    rule
      .test(
        'waits',
        () => i18n.t('It is reduced already: end that first'),
        (text = '') => !(Number(text) > 0 && Number(regular) > 0),
      )
      .test(
        'below',
        () => i18n.t('Must be below the price'),
        (text = '') => !(Number(text) >= Number(price)),
      ),
  ),
  saleUntil: lastSaleDayRule(),
  composition: string().test('shares', (text = '', { createError }) => {
    const problem = compositionProblem(text);
    if (problem === undefined) return true;
    return createError({ message: problem.charAt(0).toUpperCase() + problem.slice(1) });
  }),
  category: string().required(() => i18n.t('Category is required')),
  pictures: mixed<PictureEntry[]>().test('sent', (pictures, { createError }) => {
    const message = uploadProblem(pictures);
    return message === undefined || createError({ message });
  }),
  stock: stockSchema,
  measures: measuresSchema,
});

export function toProductValues(product: AdminProduct): ProductValues {
  return {
    ...emptyDetails,
    ...detailsOf(product),
    price: toTyped(plainPrice(product.price)),
    regularPrice: product.regularPrice ? toTyped(plainPrice(product.regularPrice)) : '',
    salePrice: product.salePrice ? toTyped(plainPrice(product.salePrice)) : '',
    measures: (product.measures ?? []).map(toMeasureEntry),
    pictures: product.images.map(toPictureEntry),
    stock: toStockEntries(product),
  };
}

/** Converts valid form values to a request, with only the given extension fields. */
export function toRequest(
  values: ProductValues,
  extensions: readonly ExtensionField[] = extensionFields,
): ProductInput {
  const { pictures, stock, category, measures, ...details } = values;
  const sizes = toSizes(stock);
  if (category === '') throw new Error('The schema lets no product through without a category');
  return {
    ...withExtensions(
      {
        ...details,
        name: details.name.trim(),
        price: toDollars(toCents(toNumber(details.price))),
        regularPrice: toDollars(toCents(toNumber(details.regularPrice))),
        salePrice: toDollars(toCents(toNumber(details.salePrice))),
        category,
        measures: toMeasures(measures, sizes),
      },
      extensions,
    ),
    images: toImages(pictures),
    sizes,
  };
}

/** Maps the server's field errors (`sizes[1].quantity`) to form fields. */
export function toFormErrors(
  fields: Record<string, string>,
  values: ProductValues,
): FormikErrors<ProductValues> {
  const errors: FormikErrors<ProductValues> = {};
  for (const [path, message] of Object.entries(fields)) {
    const [, name = '', index, part] = /^(\w+)(?:\[(\d+)\])?(?:\.(\w+))?$/.exec(path) ?? [];
    if (name === 'images') errors.pictures = message;
    else if (name === 'sizes') {
      errors.stock = toStockErrors(values.stock, message, Number(index), part);
    } else if (name === 'measures') {
      errors.measures = toMeasureErrors(values, message, Number(index), part);
    } else if (name in values) Object.assign(errors, { [name]: message });
  }
  return errors;
}

/** Maps request indexes, which count offered sizes only, to form entries. */
function toMeasureErrors(
  { measures, stock }: ProductValues,
  message: string,
  index: number,
  part = '',
) {
  const meant = toMeasures(measures, toSizes(stock))[index];
  if (!meant) return message;
  const isMeasure = measureNames.some((name) => name === part);
  return measures.map(({ size }) =>
    size === meant.size ? { [isMeasure ? part : 'length']: message } : {},
  );
}

/** Maps request indexes, which count offered sizes only; without an index, marks all of them. */
function toStockErrors(stock: readonly StockEntry[], message: string, index: number, part = '') {
  const meant = stock.filter(({ offered }) => offered)[index];
  if (!meant) return message;
  const field = stockFields.find((name) => name === part) ?? 'quantity';
  return stock.map((entry) => (entry === meant ? { [field]: message } : {}));
}

/** Picture in the product form; `flagman` marks the main one (specification X37). */
export type PictureEntry = SentPicture & { flagman: boolean };

function toPictureEntry({ flagman, ...picture }: ProductImage): PictureEntry {
  return { ...toSentPicture(picture), flagman };
}

/** Uploaded pictures in display order. */
function toImages(pictures: readonly PictureEntry[]): ProductInput['images'] {
  return pictures.flatMap(({ state, flagman }) =>
    state.status === 'ready' ? [{ name: state.name, flagman }] : [],
  );
}

/** Warning for a picture narrower than advised; does not prevent saving. */
export function narrowWarning({ label, width }: SentPicture): string | undefined {
  if (width === undefined || width >= limits.picture.advisedWidth) return undefined;
  return i18n.t(
    '“{picture}” is only {width} px wide: it will look blurred. Use at least {advised} px.',
    { picture: label, width, advised: limits.picture.advisedWidth },
  );
}

/**
 * Makes the first picture the main one if none is (specification D3). Uploading pictures count,
 * because uploads finish in any order; failed ones don't.
 */
export function withMain(
  pictures: readonly (SentPicture & { flagman?: boolean })[],
): PictureEntry[] {
  const mayBeMain = ({ state }: SentPicture) =>
    state.status === 'ready' || state.status === 'uploading';
  const main =
    pictures.find((picture) => picture.flagman && mayBeMain(picture)) ?? pictures.find(mayBeMain);
  return pictures.map((picture) => ({ ...picture, flagman: picture === main }));
}

export function chooseMain(pictures: readonly PictureEntry[], id: string): PictureEntry[] {
  return pictures.map((picture) => ({ ...picture, flagman: picture.id === id }));
}

export function removePicture(pictures: readonly PictureEntry[], id: string): PictureEntry[] {
  return withMain(pictures.filter((picture) => picture.id !== id));
}
