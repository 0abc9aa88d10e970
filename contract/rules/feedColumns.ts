/**
 * Columns of the product feeds in one table. Sources, read in November 2026: Google's product data
 * specification (support.google.com/merchants/answer/7052112), Meta's catalogue fields
 * (facebook.com/business/help/120325381656392), Pinterest's data source specification
 * (help.pinterest.com, "Before you get started with catalogs"), OpenAI's feed reference
 * (developers.openai.com/commerce/specs/file-upload/products).
 */
import { i18n } from '../i18n.ts';
import type { SiteMeta } from '../pages.ts';
import { paths } from '../paths.ts';
import type { Category, Product } from '../schemas/product.ts';
import type { SizeScale } from '../schemas/sizeScales.ts';
import { plainPrice } from './amounts.ts';
import { categoryInfo } from './categories.ts';
import { materialOf } from './composition.ts';
import { endOfDay, startOfDay } from './days.ts';
import { type FeedTarget, feedTargets } from './feedTargets.ts';
import { currency } from './money.ts';
import { nameInColour } from './nameInColour.ts';
import { commaSize, isOneSize } from './sizeNames.ts';
import { availableUnits } from './stock.ts';
import type { StockCodes } from './stockCodes.ts';
import { variantId } from './structuredData.ts';

/** A product with fields that only its owner sees. */
export type FeedProduct = Omit<Product, 'sizes'> & {
  sizes: (Product['sizes'][number] & StockCodes)[];
  sizeScale?: string | undefined;
  /** Price and days of a planned sale. */
  salePrice?: number;
  saleFrom?: string;
};

export type FeedShop = SiteMeta & {
  scales: readonly SizeScale[];
  /** ISO 3166 codes of the countries of delivery. */
  countries: readonly string[];
  /** The shop's own country; empty if its address names none. */
  country: string;
  /** Days to return something; 0 for none. */
  returnDays: number;
};

/** One size of a product. */
type Item = {
  product: FeedProduct;
  entry: FeedProduct['sizes'][number];
  shop: FeedShop;
  pictures: readonly string[];
  scale: SizeScale | undefined;
};

export type Column = {
  /** Name by target, or the same for all. */
  names: string | Partial<Record<FeedTarget, string>>;
  value: (item: Item, target: FeedTarget) => string;
  requiredBy?: readonly FeedTarget[];
  maxLength?: number;
};

const maxMorePictures = 10;
const usedByCatalogues = (name: string) => ({ google: name, meta: name, pinterest: name });

export const columns: Column[] = [
  {
    names: { ...usedByCatalogues('id'), openai: 'item_id' },
    value: ({ product: { _id }, entry }) => variantId(_id, entry.size),
    requiredBy: feedTargets,
  },
  {
    names: { ...usedByCatalogues('item_group_id'), openai: 'group_id' },
    value: ({ product }) => (hasVariants(product) ? product.style || product._id : ''),
  },
  {
    names: { openai: 'listing_has_variations' },
    value: ({ product }) => String(hasVariants(product)),
    requiredBy: ['openai'],
  },
  {
    names: 'title',
    value: ({ product, entry }) => commaSize(nameInColour(product), entry.size),
    requiredBy: feedTargets,
    // As for the description, the most that all targets accept.
    maxLength: 150,
  },
  {
    names: 'description',
    value: ({ product }) => product.description.trim(),
    requiredBy: feedTargets,
    maxLength: 5000,
  },
  {
    names: { ...usedByCatalogues('link'), openai: 'url' },
    value: ({ product, shop }) => shop.url + paths.product(product._id),
    requiredBy: feedTargets,
  },
  {
    names: { ...usedByCatalogues('image_link'), openai: 'image_url' },
    value: ({ pictures: [main = ''] }) => main,
    requiredBy: feedTargets,
  },
  {
    names: { ...usedByCatalogues('additional_image_link'), openai: 'additional_image_urls' },
    value: ({ pictures: [, ...more] }) => more.slice(0, maxMorePictures).join(','),
  },
  {
    names: 'availability',
    value: ({ entry }, target) => {
      const words = availableUnits(entry) > 0 ? 'in stock' : 'out of stock';
      return target === 'meta' || target === 'pinterest' ? words : words.replaceAll(' ', '_');
    },
    requiredBy: feedTargets,
  },
  {
    names: 'price',
    value: ({ product: { price, regularPrice = 0 } }) => money(Math.max(price, regularPrice)),
    requiredBy: feedTargets,
  },
  { names: 'sale_price', value: ({ product }) => saleOf(product)?.price ?? '' },
  {
    names: usedByCatalogues('sale_price_effective_date'),
    value: ({ product }) => saleOf(product)?.times?.join('/') ?? '',
  },
  {
    names: { openai: 'sale_price_start_date' },
    value: ({ product }) => saleOf(product)?.times?.[0]?.slice(0, 10) ?? '',
  },
  {
    names: { openai: 'sale_price_end_date' },
    value: ({ product }) => saleOf(product)?.times?.[1]?.slice(0, 10) ?? '',
  },
  { names: 'condition', value: () => 'new', requiredBy: ['meta', 'pinterest'] },
  { names: 'brand', value: ({ shop }) => shop.name, requiredBy: ['google', 'meta', 'openai'] },
  { names: 'gtin', value: ({ entry }) => entry.barcode ?? '' },
  { names: 'mpn', value: ({ entry }) => entry.sku ?? '' },
  {
    names: { google: 'identifier_exists' },
    value: ({ entry: { sku, barcode } }) => (sku || barcode ? 'yes' : 'no'),
  },
  // "Apparel & Accessories" of Google's taxonomy; Google determines the rest.
  { names: usedByCatalogues('google_product_category'), value: () => '166' },
  {
    names: { ...usedByCatalogues('product_type'), openai: 'product_category' },
    value: ({ product: { category, kind } }) =>
      [i18n.t(categoryInfo[category].name), ...(kind ? [kind] : [])].join(' > '),
  },
  { names: 'color', value: ({ product }) => product.colour ?? '', requiredBy: ['google'] },
  {
    names: 'size',
    value: ({ entry: { size } }) => (isOneSize(size) ? 'One size' : size),
    requiredBy: ['google'],
  },
  {
    names: { google: 'size_system', pinterest: 'size_system', openai: 'size_system' },
    value: ({ scale }) => (scale?.system ? sizeSystems[scale.system] : '') ?? '',
  },
  {
    names: { google: 'size_type', pinterest: 'size_type' },
    value: ({ scale }, target) => {
      const type = (scale?.group && sizeTypes[scale.group]) ?? '';
      return target === 'pinterest' ? type.replace(/^(big|tall)$/, 'big_and_tall') : type;
    },
  },
  { names: 'gender', value: genderOf, requiredBy: ['google'] },
  { names: 'age_group', value: ageOf, requiredBy: ['google'] },
  { names: 'material', value: ({ product }) => materialOf(product), maxLength: 200 },
  {
    names: { ...usedByCatalogues('shipping_weight'), openai: 'weight' },
    value: ({ product: { weight } }, target) =>
      weight ? `${weight}${target === 'openai' ? '' : ' g'}` : '',
  },
  { names: { openai: 'item_weight_unit' }, value: ({ product }) => (product.weight ? 'g' : '') },
  {
    names: { meta: 'quantity_to_sell_on_facebook', openai: 'inventory_quantity' },
    value: ({ entry }) => String(availableUnits(entry)),
  },
  { names: { openai: 'is_eligible_search' }, value: () => 'true', requiredBy: ['openai'] },
  // Purchases are made in the shop.
  { names: { openai: 'is_eligible_checkout' }, value: () => 'false', requiredBy: ['openai'] },
  { names: { openai: 'seller_name' }, value: ({ shop }) => shop.name, requiredBy: ['openai'] },
  { names: { openai: 'seller_url' }, value: ({ shop }) => shop.url, requiredBy: ['openai'] },
  {
    names: { openai: 'return_policy' },
    value: ({ shop }) => (shop.texts.includes('returns') ? shop.url + paths.returns : ''),
  },
  {
    names: { openai: 'return_deadline_in_days' },
    value: ({ shop }) => (shop.returnDays > 0 ? String(shop.returnDays) : ''),
  },
  {
    names: { openai: 'target_countries' },
    value: ({ shop }) => shop.countries.join(','),
    requiredBy: ['openai'],
  },
  { names: { openai: 'store_country' }, value: ({ shop }) => shop.country, requiredBy: ['openai'] },
];

type Variants = { sizes: readonly unknown[]; style?: string | null | undefined };

/** Returns true for a product with several sizes, or colours of its style. */
export function hasVariants({ sizes, style }: Variants): boolean {
  return sizes.length > 1 || Boolean(style);
}

function money(dollars: number): string {
  return `${plainPrice(dollars)} ${currency().code}`;
}

/** Price and times of a current or planned sale; without times if it has no last day. */
function saleOf({ price, regularPrice = 0, salePrice = 0, saleFrom, saleUntil }: FeedProduct) {
  const isOn = regularPrice > price;
  if (!isOn && salePrice === 0) return undefined;
  // A planned sale must not be shown before its first day.
  if (!isOn && (!saleFrom || !saleUntil)) return undefined;
  return {
    price: money(isOn ? price : salePrice),
    times: saleFrom && saleUntil ? [atStart(saleFrom), atEnd(saleUntil)] : undefined,
  };
}

/** Without milliseconds, which Google does not document. */
const isoTime = (time: Date) => time.toISOString().replace(/\.\d+/, '');
const atStart = (day: string) => isoTime(startOfDay(day));
const atEnd = (day: string) => isoTime(endOfDay(day));

const genders = { women: 'female', men: 'male', kid: 'unisex' } satisfies Record<Category, string>;

function genderOf({ product: { category }, scale }: Item): string {
  if (category !== 'kid') return genders[category];
  if (scale?.group === 'Boys') return 'male';
  return scale?.group === 'Girls' ? 'female' : 'unisex';
}

/** Infants are up to twelve months old, kids from five to thirteen years. */
function ageOf({ product: { category }, scale }: Item): string {
  if (category !== 'kid') return 'adult';
  return scale?.group === 'Infants' ? 'infant' : 'kids';
}

/** Names of WearableSizeSystemEnumeration, as Google shortens them. */
const sizeSystems: Partial<Record<NonNullable<SizeScale['system']>, string>> = {
  ...{ AU: 'AU', BR: 'BR', CN: 'CN', DE: 'DE', FR: 'FR', IT: 'IT', JP: 'JP', MX: 'MEX' },
  ...{ UK: 'UK', US: 'US', Europe: 'EU', Continental: 'EU', EN13402: 'EU' },
};

/** Names of WearableSizeGroupEnumeration that Google has a size type for. */
const sizeTypes: Partial<Record<NonNullable<SizeScale['group']>, string>> = {
  ...{ Big: 'big', Maternity: 'maternity', Petite: 'petite', Plus: 'plus' },
  ...{ Regular: 'regular', Tall: 'tall' },
};
