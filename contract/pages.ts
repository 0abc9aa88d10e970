import { i18n } from './i18n.ts';
import { type Language, type Languages, pathIn } from './languages.ts';
import { paths } from './paths.ts';
import { categoryInfo } from './rules/categories.ts';
import { flagmanFirst } from './rules/pictures.ts';
import type { Product } from './schemas/product.ts';
import type { ShopTextName } from './schemas/shopProfile.ts';

/**
 * Metadata of public pages, for search engines and shared links. The server writes it into the page
 * that it sends, and the app updates it from page to page. This file imports no library but Lingui, so
 * the browser app may use its values at no cost.
 */

/** The shop's data in a page's metadata. */
export type SiteMeta = {
  name: string;
  /** The shop's description in one sentence. */
  description: string;
  /** Base URL of the shop, without a trailing slash. */
  url: string;
  supportEmail: string;
  phone: string;
  social: readonly { url: string }[];
  /** The owner's texts that have a page. */
  texts: readonly ShopTextName[];
  /** English alone by default. */
  languages?: Languages;
};

/** The head of one page. URLs are absolute. */
export type PageMeta = {
  title: string;
  description: string;
  /** Canonical URL, without the page's parameters. */
  url: string;
  /** The page in each of the shop's languages, if there are several. */
  alternates: { language: string; url: string }[];
  /** The preview picture of a shared link. */
  picture: string;
  kind: 'website' | 'product';
};

/** The page's own description comes before the shop's. `i18n.t` translates the title. */
type PageText = { title: string; description: (shop: string) => string };

/** Titles of the owner's policies, to translate by `i18n.t`; each has a page once it has a text. */
export const policyTitles = {
  terms: /*i18n*/ 'Terms',
  privacy: /*i18n*/ 'Privacy',
  returns: /*i18n*/ 'Returns',
  accessibility: /*i18n*/ 'Accessibility',
} as const;

function pageAt(title: string, subject = title): PageText {
  return {
    title,
    description: (shop) => i18n.t('{subject} at {shop}.', { subject: i18n.t(subject), shop }),
  };
}

/** The public pages, products aside. */
const pages = {
  [paths.home]: { title: '', description: () => '' },
  [paths.women]: pageAt(categoryInfo.women.name, /*i18n*/ 'Women’s clothes'),
  [paths.men]: pageAt(categoryInfo.men.name, /*i18n*/ 'Men’s clothes'),
  [paths.kids]: pageAt(categoryInfo.kid.name, /*i18n*/ 'Children’s clothes'),
  [paths.search]: pageAt(/*i18n*/ 'All products'),
  [paths.sizeGuide]: {
    title: /*i18n*/ 'Size guide',
    description: (shop) =>
      i18n.t(
        'The sizes of {shop} in centimetres and inches for women, men and kids, and how to measure.',
        { shop },
      ),
  },
  [paths.aboutUs]: {
    title: /*i18n*/ 'About Us',
    description: (shop) => i18n.t('About {shop}.', { shop }),
  },
  [paths.contacts]: {
    title: /*i18n*/ 'Contacts',
    description: (shop) => i18n.t('How to reach {shop}.', { shop }),
  },
  [paths.terms]: pageAt(policyTitles.terms),
  [paths.privacy]: pageAt(policyTitles.privacy),
  [paths.returns]: pageAt(policyTitles.returns),
  [paths.accessibility]: pageAt(policyTitles.accessibility),
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

export function pageMeta(path: PublicPath, shop: SiteMeta): PageMeta {
  const { title, description }: PageText = pages[path];
  return {
    title: title ? `${i18n.t(title)} · ${shop.name}` : shop.name,
    description: `${description(shop.name)} ${shop.description}`.trim(),
    ...linksOf(path, shop),
    picture: `${shop.url}/share.jpg`,
    kind: 'website',
  };
}

/**
 * URL of a page of the app in the language in use, or in the shop's first language if the shop
 * lacks that one.
 */
export function urlOf(path: string, shop: Pick<SiteMeta, 'url' | 'languages'>): string {
  const { languages = ['en'] } = shop;
  return urlIn(languages.find((code) => code === i18n.locale) ?? languages[0], path, shop);
}

function urlIn(
  language: Language,
  path: string,
  { url, languages = ['en'] }: Pick<SiteMeta, 'url' | 'languages'>,
): string {
  return url + pathIn(language, path, languages);
}

/**
 * Canonical URL of a page, and those of its other languages; `x-default` is the shop's own:
 * https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export function linksOf(
  path: string,
  shop: Pick<SiteMeta, 'url' | 'languages'>,
): Pick<PageMeta, 'url' | 'alternates'> {
  const { languages = ['en'] } = shop;
  const alternates = languages.map((language) => ({ language, url: urlIn(language, path, shop) }));
  const fallback = { language: 'x-default', url: urlIn(languages[0], path, shop) };
  return {
    url: urlOf(path, shop),
    alternates: languages.length > 1 ? [...alternates, fallback] : [],
  };
}

/** The head of a product's page. */
export function productMeta(product: Product, shop: SiteMeta): PageMeta {
  const pictures = picturesOf(product, shop);
  const named = { product: product.name, shop: shop.name };
  return {
    title: `${product.name} · ${shop.name}`,
    description: shortened(product.description) || i18n.t('{product} by {shop}.', named),
    ...linksOf(paths.product(product._id), shop),
    picture: pictures[0] ?? `${shop.url}/share.jpg`,
    kind: 'product',
  };
}

/**
 * Path of the picture as a JPEG, for servers that make renditions. It is public while the product
 * is in the shop. Signed URLs expire within two days, but sites that show a link keep its picture
 * for weeks, and many of them show JPEG only.
 * @param productId `shop` for the notice of the legal guarantee, which is in emails
 */
export function sharedPicturePath(productId: string, name: string): string {
  return `/api/shared/${encodeURIComponent(productId)}/${encodeURIComponent(name)}.jpg`;
}

/** The small JPEG in emails, which stays available while an order has the picture. */
export function mailPicturePath(productId: string, name: string): string {
  return sharedPicturePath(productId, `${name}.small`);
}

/** Absolute URLs of a product's pictures, the main one first. */
export function picturesOf({ _id, images }: Product, shop: SiteMeta): string[] {
  return flagmanFirst(images).map(({ name, signedUrl, renditions }) => {
    const signed = new URL(renditions?.url ?? signedUrl, `${shop.url}/`);
    return renditions ? new URL(sharedPicturePath(_id, name), signed).href : signed.href;
  });
}

/** Shortens a text to the length that search engines show, cut between words. */
export function shortened(text: string, maxLength = 160): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxLength) return line;
  return `${line.slice(0, maxLength).replace(/\s\S*$/, '')}…`;
}
