import type { FormikErrors } from 'formik';
import { mixed, object, string } from 'yup';
import { limits, measureNames } from '../../../../contract/limits.ts';
import { currency, toCents, toDollars } from '../../../../contract/rules/money.ts';
import { extensionFields, withExtensions } from '../../../../contract/rules/productExtensions.ts';
import {
  type AllDetails,
  detailsOf,
  type ExtensionField,
  noDetails,
  type PriceField,
  productFieldNames,
  productFields,
} from '../../../../contract/rules/productFields.ts';
import { isReduction } from '../../../../contract/rules/productInput.ts';
import type { AdminProduct, ProductInput } from '../../../../contract/schemas/adminProduct.ts';
import { twoDecimalsRule } from '../../../lib/formRules.ts';
import { unsentProblem } from '../../../lib/sentPictures.ts';
import { type MeasureEntry, measuresSchema, toMeasureEntry, toMeasures } from './measureEntries.ts';
import { type PictureEntry, toImages, toPictureEntry } from './pictureEntries.ts';
import { type StockEntry, stockSchema, toSizes, toStockEntries } from './stockEntries.ts';

/** The form values of a product: numbers are text, and pictures may still be uploading. */
export type ProductValues = Omit<AllDetails, PriceField | 'category' | 'measures'> &
  Record<PriceField, string> & {
    category: AllDetails['category'] | '';
    measures: MeasureEntry[];
    pictures: PictureEntry[];
    /** The sizes that are offered, or were touched. */
    stock: StockEntry[];
  };

export const noProduct: ProductValues = {
  ...noDetails,
  price: '',
  regularPrice: '',
  category: '',
  measures: [],
  pictures: [],
  stock: [],
};

const atMost = ({ max }: { max: number }) =>
  `Use at most ${max.toLocaleString('en-US')} characters`;

const texts = Object.fromEntries(
  productFieldNames.flatMap((name) => {
    const field = productFields[name];
    if (!('limit' in field)) return [];
    const written = string().max(field.limit.max, atMost(field.limit));
    const { source, example } = field.pattern ?? { source: '', example: '' };
    return [[name, written.matches(new RegExp(source), `Write it as ${example}`)]];
  }),
);

const tooMuch = `Use at most ${limits.price.max.toLocaleString('en-US')}`;

const amount = twoDecimalsRule(
  () => `Use ${currency().name} with at most two decimals, e.g. 89.50`,
);

export const productSchema = object({
  ...texts,
  name: string().trim().required('Name is required').max(limits.name.max, atMost(limits.name)),
  price: amount
    .required('Price is required')
    .test(
      'range',
      `Use a price from ${limits.price.min} to ${limits.price.max.toLocaleString('en-US')}`,
      (text) => Number(text) >= limits.price.min && Number(text) <= limits.price.max,
    ),
  regularPrice: amount.when('price', ([price], rule) =>
    rule
      .test('most', tooMuch, (text = '') => !(Number(text) > limits.price.max))
      .test('reduction', 'Must be above the price', (text = '') =>
        isReduction(Number(price), Number(text)),
      ),
  ),
  category: string().required('Category is required'),
  pictures: mixed<PictureEntry[]>().test('sent', (pictures, { createError }) => {
    const message = unsentProblem(pictures);
    return message === undefined || createError({ message });
  }),
  stock: stockSchema,
  measures: measuresSchema,
});

export function toProductValues(product: AdminProduct): ProductValues {
  return {
    ...noDetails,
    ...detailsOf(product),
    price: product.price.toFixed(2),
    regularPrice: product.regularPrice ? product.regularPrice.toFixed(2) : '',
    measures: (product.measures ?? []).map(toMeasureEntry),
    pictures: product.images.map(toPictureEntry),
    stock: toStockEntries(product),
  };
}

/**
 * Values that passed `productSchema`, as the calls take them: with those extensions that the form
 * has a field for.
 */
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
        price: toDollars(toCents(Number(details.price))),
        regularPrice: toDollars(toCents(Number(details.regularPrice))),
        category,
        measures: toMeasures(measures, sizes),
      },
      extensions,
    ),
    images: toImages(pictures),
    sizes,
  };
}

/** What the server says of a request's fields (`sizes[1].quantity`), at the fields of the screen. */
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

/** The request has only the measures of sizes that are offered. */
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

/** The request has only the sizes that are offered; without an index, all of them are meant. */
function toStockErrors(stock: readonly StockEntry[], message: string, index: number, part = '') {
  const meant = stock.filter(({ offered }) => offered)[index];
  if (!meant) return message;
  const field = part === 'description' ? part : 'quantity';
  return stock.map((entry) => (entry === meant ? { [field]: message } : {}));
}
