import { picturesOf, type SiteMeta } from '../../../contract/pages.ts';
import { paths } from '../../../contract/paths.ts';
import { categoryInfo } from '../../../contract/rules/categories.ts';
import { currency, toCents } from '../../../contract/rules/money.ts';
import { nameInColour } from '../../../contract/rules/nameInColour.ts';
import { commaSize, isOneSize } from '../../../contract/rules/sizeNames.ts';
import { availableUnits } from '../../../contract/rules/stock.ts';
import { variantId } from '../../../contract/rules/structuredData.ts';
import type { Product } from '../../../contract/schemas/product.ts';
import { isUuid } from '../../lib/ids.ts';

type Option = { name: string; label: string };

/** Price of the Universal Commerce Protocol, in minor units. */
function priceOf(dollars: number) {
  return { amount: toCents(dollars), currency: currency().code };
}

function rangeOf(dollars: number) {
  return { min: priceOf(dollars), max: priceOf(dollars) };
}

/** Colour and size of a variant; none for a colourless product of one size. */
function optionsOf({ colour }: Product, size: string): Option[] {
  return [
    ...(colour ? [{ name: 'Color', label: colour }] : []),
    ...(isOneSize(size) ? [] : [{ name: 'Size', label: size }]),
  ];
}

function toVariant(product: Product, entry: Product['sizes'][number]) {
  const { _id, price, regularPrice = 0 } = product;
  const { size } = entry;
  const title = commaSize(nameInColour(product), size);
  const available = availableUnits(entry) > 0;
  return {
    id: variantId(_id, size),
    title,
    description: { plain: title },
    price: priceOf(price),
    ...(regularPrice > price && { list_price: priceOf(regularPrice) }),
    availability: { available, status: available ? 'in_stock' : 'out_of_stock' },
    options: optionsOf(product, size),
  };
}

type UcpVariant = ReturnType<typeof toVariant>;

/** Variants of a product, available ones first. */
function variantsOf(product: Product): UcpVariant[] {
  const variants = product.sizes.map((entry) => toVariant(product, entry));
  const rank = ({ availability }: UcpVariant) => (availability.available ? 0 : 1);
  return variants.sort((a, b) => rank(a) - rank(b));
}

/** A product as the Universal Commerce Protocol describes it: each colour is a product. */
export function toUcpProduct(product: Product, shop: SiteMeta) {
  const { _id, description, category, kind, price, regularPrice = 0, lowestPrice } = product;
  const { rating, ratingCount = 0, colourways = [], material, composition } = product;
  const title = nameInColour(product);
  const variants = variantsOf(product);
  const colours = colourways.filter((other) => other._id !== _id);
  return {
    id: _id,
    title,
    description: { plain: description || title },
    url: shop.url + paths.product(_id),
    categories: categoryValues(category, kind).map((value) => ({ value, taxonomy: 'merchant' })),
    price_range: rangeOf(price),
    ...(regularPrice > price && { list_price_range: rangeOf(regularPrice) }),
    media: picturesOf(product, shop).map((url) => ({ type: 'image', url, alt_text: title })),
    options: choicesOf(variants),
    variants,
    ...(rating > 0 &&
      ratingCount > 0 && { rating: { value: rating, scale_max: 5, count: ratingCount } }),
    metadata: {
      ...(material && { material }),
      ...(composition && { composition }),
      ...(lowestPrice && { lowest_price_of_30_days: priceOf(lowestPrice) }),
      ...(colours.length > 0 && {
        other_colors: colours.map((other) => ({ id: other._id, color: other.colour })),
      }),
    },
  };
}

type UcpProduct = ReturnType<typeof toUcpProduct>;

function choicesOf(variants: readonly UcpVariant[]) {
  const names = [...new Set(variants.flatMap(({ options }) => options.map(({ name }) => name)))];
  return names.map((name) => {
    const labels = variants.flatMap(({ options }) =>
      options.filter((option) => option.name === name).map(({ label }) => label),
    );
    return { name, values: [...new Set(labels)].map((label) => ({ label })) };
  });
}

/** Categories of a product, as filters name them. */
function categoryValues(category: Product['category'], kind = ''): string[] {
  const { name } = categoryInfo[category];
  return [name, ...(kind ? [`${name} > ${kind}`] : [])];
}

/** Ids of a request: those of products, and of the sizes that structured data and feeds name. */
export function productIdIn(id: string): string | undefined {
  const productId = id.slice(0, 36);
  return isUuid(productId) && /^(-.|$)/.test(id.slice(36)) ? productId : undefined;
}

/** A looked-up product with the variants that `ids` name, and which id led to which. */
export function withInputs(product: UcpProduct, ids: readonly string[]): UcpProduct {
  const [featured] = product.variants;
  const variants = product.variants.flatMap((variant) => {
    const inputs = ids.flatMap((id) => {
      if (id === product.id) return variant === featured ? [{ id, match: 'featured' }] : [];
      return id === variant.id ? [{ id, match: 'exact' }] : [];
    });
    return inputs.length > 0 ? [{ ...variant, inputs }] : [];
  });
  return { ...product, variants };
}

/**
 * A product with the variants that a shopper has selected, and what else can be chosen. Options that
 * no variant has are dropped, the least preferred first. The id of a variant selects its options.
 */
export function withSelection(
  product: UcpProduct,
  id: string,
  { selected, preferences = [] }: { selected?: readonly Option[]; preferences?: readonly string[] },
) {
  const named = product.variants.find((variant) => variant.id === id && id !== product.id);
  const rank = ({ name }: Option) => preferences.indexOf(name) + 1 || preferences.length + 1;
  const kept = [...(named?.options ?? selected ?? [])]
    .map(({ name, label }) => ({ name, label }))
    .sort((a, b) => rank(a) - rank(b));
  const matching = (wanted: readonly Option[]) =>
    product.variants.filter(({ options }) =>
      wanted.every(({ name, label }) =>
        options.some((option) => option.name === name && option.label === label),
      ),
    );
  while (kept.length > 0 && matching(kept).length === 0) kept.pop();
  const options = product.options.map(({ name, values }) => ({
    name,
    values: values.map(({ label }) => {
      const found = matching([...kept.filter((option) => option.name !== name), { name, label }]);
      return {
        label,
        available: found.some(({ availability }) => availability.available),
        exists: found.length > 0,
      };
    }),
  }));
  const variants = matching(kept);
  const isChosen = named !== undefined || selected !== undefined;
  return {
    ...product,
    options,
    variants,
    selected: isChosen ? kept : (variants[0]?.options ?? []),
  };
}
