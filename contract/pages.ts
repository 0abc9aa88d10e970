import { paths } from './paths.ts';
import { categoryInfo } from './rules/categories.ts';
import { currency } from './rules/money.ts';
import { flagmanFirst } from './rules/pictures.ts';
import { freeUnitsInAll } from './rules/stock.ts';
import type { Product } from './schemas/product.ts';
import type { ShopTextName } from './schemas/shopProfile.ts';

/**
 * What each public page says about itself to search engines and where it is shared. The server
 * writes it into the page it sends, the app keeps it up to date from page to page. Nothing here
 * imports a library, so the browser app may use the values at no cost.
 */

/** What a page's metadata needs to know about the shop. */
export type SiteMeta = {
  name: string;
  /** The shop in a sentence. */
  description: string;
  /** Where shoppers reach it, without a slash at the end. */
  url: string;
  supportEmail: string;
  phone: string;
  social: readonly { url: string }[];
  /** The texts of its owner that have a page. */
  texts: readonly ShopTextName[];
};

/** The head of one page. URLs are absolute. */
export type PageMeta = {
  title: string;
  description: string;
  /** Its one URL, whatever parameters it was opened with. */
  url: string;
  /** The preview picture of a shared link. */
  picture: string;
  kind: 'website' | 'product';
  /** What it is about, in the words of schema.org. */
  data?: object;
};

/** What it says of itself comes before what the shop says of itself. */
type PageText = { title: string; description: (shop: string) => string };

/** What the owner's policies are called; each has a page where it has a text. */
export const policyTitles = { terms: 'Terms', privacy: 'Privacy', returns: 'Returns' } as const;

function pageAt(title: string, subject = title): PageText {
  return { title, description: (shop) => `${subject} at ${shop}.` };
}

/** The public pages, products aside. */
const pages = {
  [paths.home]: { title: '', description: () => '' },
  [paths.women]: pageAt(categoryInfo.women.name, 'Women’s clothes'),
  [paths.men]: pageAt(categoryInfo.men.name, 'Men’s clothes'),
  [paths.kids]: pageAt(categoryInfo.kid.name, 'Children’s clothes'),
  [paths.search]: pageAt('All products'),
  [paths.sizeGuide]: {
    title: 'Size guide',
    description: (shop) =>
      `The sizes of ${shop} in centimetres and inches for women, men and kids, and how to measure.`,
  },
  [paths.aboutUs]: { title: 'About Us', description: (shop) => `About ${shop}.` },
  [paths.contacts]: {
    title: 'Contacts',
    description: (shop) => `Write to ${shop} or call: a person will answer.`,
  },
  [paths.terms]: pageAt(policyTitles.terms),
  [paths.privacy]: pageAt(policyTitles.privacy),
  [paths.returns]: pageAt(policyTitles.returns),
} satisfies Record<string, PageText>;

type PublicPath = keyof typeof pages;

/** The public pages that a shop has, in the order of a sitemap. */
export function publicPathsOf({ texts }: Pick<SiteMeta, 'texts'>): PublicPath[] {
  const names: readonly string[] = texts;
  return (Object.keys(pages) as PublicPath[]).filter((path) => {
    const name = path.slice(1);
    return !Object.hasOwn(policyTitles, name) || names.includes(name);
  });
}

/** The head of a public page. */
export function pageMeta(path: PublicPath, shop: SiteMeta): PageMeta {
  const { title, description }: PageText = pages[path];
  return {
    title: title ? `${title} · ${shop.name}` : shop.name,
    description: `${description(shop.name)} ${shop.description}`.trim(),
    url: shop.url + path,
    picture: `${shop.url}/share.jpg`,
    kind: 'website',
    ...(path === paths.home && { data: storeData(shop) }),
  };
}

/** The head of a product's page. */
export function productMeta(product: Product, shop: SiteMeta): PageMeta {
  const pictures = picturesOf(product, shop);
  return {
    title: `${product.name} · ${shop.name}`,
    description: shortened(product.description) || `${product.name} by ${shop.name}.`,
    url: shop.url + paths.product(product._id),
    picture: pictures[0] ?? `${shop.url}/share.jpg`,
    kind: 'product',
    data: productData(product, shop),
  };
}

/** https://schema.org/Product, with what Google asks of a merchant's listing. */
function productData(product: Product, shop: SiteMeta): object {
  const { name, description, price, rating, ratingCount = 0, sizes } = product;
  const pictures = picturesOf(product, shop);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    ...(description && { description }),
    ...(pictures.length > 0 && { image: pictures }),
    sku: product._id,
    brand: { '@type': 'Brand', name: shop.name },
    offers: {
      '@type': 'Offer',
      url: shop.url + paths.product(product._id),
      price: price.toFixed(2),
      priceCurrency: currency().code,
      availability: `https://schema.org/${freeUnitsInAll(sizes) > 0 ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
    },
    ...(rating > 0 &&
      ratingCount > 0 && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, ratingCount },
      }),
  };
}

/** https://schema.org/OnlineStore */
function storeData({ name, description, url, supportEmail, phone, social }: SiteMeta): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'OnlineStore',
    name,
    url: `${url}/`,
    logo: `${url}/icons/icon-512.png`,
    ...(description && { description }),
    ...(supportEmail && { email: supportEmail }),
    ...(phone && { telephone: phone }),
    ...(social.length > 0 && { sameAs: social.map((profile) => profile.url) }),
  };
}

/**
 * Where a server that makes renditions sends the picture as JPEG, to everybody, while the product
 * is in the shop. Signed URLs expire within two days; who shows a link keeps its picture's
 * for weeks, and often shows nothing but JPEG.
 */
export function sharedPicturePath(productId: string, name: string): string {
  return `/api/shared/${encodeURIComponent(productId)}/${encodeURIComponent(name)}.jpg`;
}

/** The same as small as a mail shows it, for as long as an order has the picture, too. */
export function mailPicturePath(productId: string, name: string): string {
  return sharedPicturePath(productId, `${name}.small`);
}

function picturesOf({ _id, images }: Product, shop: SiteMeta): string[] {
  return flagmanFirst(images).map(({ name, signedUrl, renditions }) => {
    const signed = new URL(renditions?.url ?? signedUrl, `${shop.url}/`);
    return renditions ? new URL(sharedPicturePath(_id, name), signed).href : signed.href;
  });
}

/** As much of a text as a search engine shows, cut between words. */
function shortened(text: string, maxLength = 160): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxLength) return line;
  return `${line.slice(0, maxLength).replace(/\s\S*$/, '')}…`;
}
