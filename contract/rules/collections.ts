import { i18n } from '../i18n.ts';
import { paths } from '../paths.ts';
import type { AdminCollection, Collection, CollectionInput } from '../schemas/collections.ts';
import type { Product } from '../schemas/product.ts';
import type { SearchPage } from '../schemas/shopProfile.ts';
import { bannerNameIn } from './banners.ts';
import { collectionLimits } from './ownerLimits.ts';
import { type CatalogueQuery, selectProducts } from './productList.ts';

/** A title in a URL, such as `summer-linen`; empty if it has no letter from A to Z and no digit. */
export function slugOf(title: string): string {
  const words = title.normalize('NFKD').replace(/\p{M}|[’']/gu, '');
  const slug = words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, collectionLimits.slug.max);
  return slug.replace(/^-|-$/g, '');
}

/** Stored form of a collection. */
export function normalCollection<C extends CollectionInput>(collection: C): C {
  const { title, text, products } = collection;
  return {
    ...collection,
    title: title.trim(),
    text: text.trim(),
    products: [...new Set(products)],
  };
}

/** Errors in a collection beyond its schema, by field. */
export function collectionProblems(
  { id, slug }: { id: string; slug: string },
  others: readonly { id: string; slug: string }[],
): Map<string, string> {
  const isTaken = others.some((other) => other.id !== id && other.slug === slug);
  const problem = i18n.t('Another collection is at {path}.', { path: paths.collection(slug) });
  return new Map(isTaken ? [['slug', problem]] : []);
}

/** URLs of a collection's picture, if it has one. */
export function pictureUrlsOf({ picture }: { picture: string }, urlOf: (name: string) => string) {
  if (picture === '') return {};
  return { pictureUrls: { wide: urlOf(picture), tall: urlOf(bannerNameIn('tall', picture)) } };
}

/** A collection as visitors see it, without its picture. */
export function shownCollection({
  slug,
  title,
  text,
  products,
}: Pick<AdminCollection, 'slug' | 'title' | 'text' | 'products'>): Collection {
  return { slug, title, text, isPicked: products.length > 0 };
}

/** Links of the menu, from the collections that visitors see there. */
export function menuOf(collections: readonly { slug: string; title: string }[]) {
  return collections.map(({ slug, title }) => ({ name: title, url: paths.collection(slug) }));
}

export function collectionQuery({
  rule,
  products,
}: Pick<AdminCollection, 'rule' | 'products'>): CatalogueQuery {
  return products.length > 0 ? { id: products } : rule;
}

/** Products of a collection, in its order. */
export function productsIn<P extends Product>(
  collection: Pick<AdminCollection, 'rule' | 'products'>,
  products: readonly P[],
): P[] {
  const found = selectProducts(products, collectionQuery(collection));
  const placeOf = ({ _id }: P) => collection.products.indexOf(_id);
  return found.sort((one, other) => placeOf(one) - placeOf(other));
}

/** Sends a search for the title to the collection. */
export function searchPageOf({ slug, title }: { slug: string; title: string }): SearchPage {
  return { words: title.replaceAll(',', ' '), page: paths.collection(slug) };
}
