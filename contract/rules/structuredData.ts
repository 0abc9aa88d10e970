/**
 * Data about pages in the vocabulary of https://schema.org, as Google's documentation of product
 * variants, merchant listings, return policies and breadcrumbs asks for it
 * (docs/structured-data.md). The browser loads this file after the page.
 */

import { i18n } from '../i18n.ts';
import { picturesOf, type SiteMeta, urlOf } from '../pages.ts';
import { kindPath, paths } from '../paths.ts';
import type { Category, Product, ProductSize } from '../schemas/product.ts';
import type { CheckoutOptions } from '../schemas/selling.ts';
import { plainPrice } from './amounts.ts';
import { categoryInfo } from './categories.ts';
import { materialOf } from './composition.ts';
import { currency } from './money.ts';
import { nameInColour } from './nameInColour.ts';
import { kindLabel } from './ownNames.ts';
import { commaSize, isOneSize } from './sizeNames.ts';
import { availableUnits } from './stock.ts';

/**
 * Subject of a page: a product, a category or a collection (by its title) with the products shown,
 * or the shop itself.
 */
export type Subject =
  | { product: Product }
  | { category: Category; products: readonly Pick<Product, '_id'>[] }
  | { collection: string; products: readonly Pick<Product, '_id'>[] }
  | { terms: Partial<Pick<CheckoutOptions, 'delivery' | 'returns'>> };

const term = (name: string) => `https://schema.org/${name}`;

/** Data of a page; each part is a node of one graph. */
export function structuredData(subject: Subject, shop: SiteMeta): object {
  const graph =
    'product' in subject
      ? [productNode(subject.product, shop), trailOf(subject.product, shop)]
      : 'category' in subject
        ? [listNode(subject.products, shop), trailOf({ category: subject.category }, shop)]
        : 'collection' in subject
          ? [listNode(subject.products, shop), trailTo([{ name: subject.collection }], shop)]
          : [storeNode(shop, subject.terms)];
  return { '@context': 'https://schema.org', '@graph': graph };
}

/**
 * A style with its sizes and colours. Sizes are variants of this page; other colours have their own,
 * which describe the same group. A product with neither is not a group.
 */
function productNode(product: Product, shop: SiteMeta): object {
  const { _id, name, description, style, sizes, colourways = [], rating } = product;
  const { ratingCount = 0 } = product;
  const common = {
    name,
    ...(description && { description }),
    brand: { '@type': 'Brand', name: shop.name },
    audience: audiences[product.category],
    material: materialOf(product) || undefined,
    ...(rating > 0 &&
      ratingCount > 0 && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, ratingCount },
      }),
  };
  const variants = sizes.map((entry) => variantNode(product, entry, shop));
  const others = colourways.filter((colourway) => colourway._id !== _id);
  const [only, ...more] = variants;
  if (only && more.length === 0 && others.length === 0) return { ...only, ...common };
  const varies = [...(more.length > 0 ? ['size'] : []), ...(others.length > 0 ? ['color'] : [])];
  return {
    '@type': 'ProductGroup',
    ...common,
    url: productUrl(_id, shop),
    productGroupID: style || _id,
    variesBy: varies.map(term),
    hasVariant: [...variants, ...others.map((other) => ({ url: productUrl(other._id, shop) }))],
  };
}

/** Ages as Google divides them: adults are 13 and older. */
const audiences = {
  women: { '@type': 'PeopleAudience', suggestedGender: 'female', suggestedMinAge: 13 },
  men: { '@type': 'PeopleAudience', suggestedGender: 'male', suggestedMinAge: 13 },
  kid: { '@type': 'PeopleAudience', suggestedGender: 'unisex', suggestedMaxAge: 13 },
} satisfies Record<Category, object>;

/** Id of a size, here, in feeds and for agents: at most 50 characters, as Google accepts. */
export function variantId(productId: string, size: string): string {
  if (isOneSize(size)) return productId;
  return `${productId}-${size.length > 13 ? shortKey(size) : size}`;
}

/** A number of the text, in up to 8 characters. */
function shortKey(text: string): string {
  const add = (sum: number, letter: string) => (sum * 4099 + letter.charCodeAt(0)) % 2 ** 40;
  return [...text].reduce(add, 0).toString(36);
}

function variantNode(product: Product, entry: ProductSize, shop: SiteMeta): object {
  const { _id, colour, price, regularPrice = 0, saleUntil, sizing, weight } = product;
  const { size } = entry;
  const { sku, gtin } = product.codes?.find((codes) => codes.size === size) ?? {};
  const image = picturesOf(product, shop);
  const money = { price: plainPrice(price), priceCurrency: currency().code };
  return {
    '@type': 'Product',
    sku: sku ?? variantId(_id, size),
    ...(gtin && { gtin }),
    name: commaSize(nameInColour(product), size),
    ...(image.length > 0 && { image }),
    ...(colour && { color: colour }),
    ...(!isOneSize(size) && { size: sizing?.find(({ name }) => name === size) ?? size }),
    ...(weight && {
      weight: { '@type': 'QuantitativeValue', value: Number(weight), unitCode: 'GRM' },
    }),
    offers: {
      '@type': 'Offer',
      url: productUrl(_id, shop),
      ...money,
      ...(regularPrice > price && {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          priceType: term('StrikethroughPrice'),
          ...money,
          price: plainPrice(regularPrice),
        },
      }),
      ...(saleUntil && { priceValidUntil: saleUntil }),
      availability: term(availableUnits(entry) > 0 ? 'InStock' : 'OutOfStock'),
      itemCondition: term('NewCondition'),
    },
  };
}

/** Path to a page: its category, then its kind, then its name. */
function trailOf(
  { category, kind, name }: Pick<Product, 'category'> & Partial<Product>,
  shop: SiteMeta,
): object {
  const info = categoryInfo[category];
  return trailTo(
    [
      { name: i18n.t(info.name), item: urlOf(info.path, shop) },
      ...(kind ? [{ name: kindLabel(kind), item: urlOf(kindPath(category, kind), shop) }] : []),
      ...(name ? [{ name }] : []),
    ],
    shop,
  );
}

function trailTo(pages: readonly { name: string; item?: string }[], shop: SiteMeta) {
  const steps = [{ name: shop.name, item: urlOf(paths.home, shop) }, ...pages];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step })),
  };
}

function listNode(products: readonly Pick<Product, '_id'>[], shop: SiteMeta): object {
  return {
    '@type': 'ItemList',
    itemListElement: products.map(({ _id }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      url: productUrl(_id, shop),
    })),
  };
}

/** The shop, with its return and delivery terms if it names the countries. */
function storeNode(
  shop: SiteMeta,
  { delivery = [], returns }: Extract<Subject, { terms: object }>['terms'],
) {
  const { name, description, url, supportEmail, phone, social } = shop;
  const countries = [...new Set(delivery.flatMap(({ countryCodes = [] }) => countryCodes))];
  return {
    '@type': 'OnlineStore',
    name,
    url: `${url}/`,
    logo: `${url}/icons/icon-512.png`,
    ...(description && { description }),
    ...(supportEmail && { email: supportEmail }),
    ...(phone && { telephone: phone }),
    ...(social.length > 0 && { sameAs: social.map((profile) => profile.url) }),
    ...(returns &&
      countries.length > 0 && {
        hasMerchantReturnPolicy: {
          '@type': 'MerchantReturnPolicy',
          applicableCountry: countries.slice(0, maxReturnCountries),
          returnPolicyCategory: term('MerchantReturnFiniteReturnWindow'),
          merchantReturnDays: returns.days,
          returnMethod: term('ReturnByMail'),
          ...(returns.paidBy && { returnFees: term(returnFees[returns.paidBy]) }),
        },
      }),
    ...(countries.length > 0 && { hasShippingService: delivery.flatMap(shippingNode) }),
  };
}

/** Google reads no more. */
const maxReturnCountries = 50;

const returnFees = { shop: 'FreeReturn', customer: 'ReturnFeesCustomerResponsibility' };

/** A delivery, with its fields in Google's documented order; undefined if it goes everywhere. */
function shippingNode(method: CheckoutOptions['delivery'][number]): object[] {
  const { name, price, freeFrom, minDays, maxDays, countryCodes = [] } = method;
  if (countryCodes.length === 0) return [];
  const amount = (value: number) => ({
    '@type': 'MonetaryAmount',
    value: plainPrice(value),
    currency: currency().code,
  });
  const conditions = {
    '@type': 'ShippingConditions',
    shippingDestination: countryCodes.map((addressCountry) => ({
      '@type': 'DefinedRegion',
      addressCountry,
    })),
    transitTime: {
      '@type': 'ServicePeriod',
      duration: {
        '@type': 'QuantitativeValue',
        minValue: minDays,
        maxValue: maxDays,
        unitCode: 'DAY',
      },
    },
  };
  const free = freeFrom !== undefined && {
    ...conditions,
    orderValue: {
      '@type': 'MonetaryAmount',
      minValue: plainPrice(freeFrom),
      currency: currency().code,
    },
    shippingRate: amount(0),
  };
  return [
    {
      '@type': 'ShippingService',
      name,
      shippingConditions: [{ ...conditions, shippingRate: amount(price) }, ...(free ? [free] : [])],
    },
  ];
}

function productUrl(productId: string, shop: SiteMeta): string {
  return urlOf(paths.product(productId), shop);
}
