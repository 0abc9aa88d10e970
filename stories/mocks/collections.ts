import { messages } from '../../contract/messages.ts';
import {
  collectionProblems,
  normalCollection,
  pictureUrlsOf,
  productsIn,
  shownCollection,
} from '../../contract/rules/collections.ts';
import { nameInColour } from '../../contract/rules/nameInColour.ts';
import type { CatalogueQuery } from '../../contract/rules/productList.ts';
import { withItem } from '../../contract/rules/withItem.ts';
import type { Product } from '../../contract/schemas/product.ts';
import { MockFailure, mockEndpoint, refuse, refuseStale } from './mockEndpoint.ts';
import type { ShopState } from './shopState.ts';

function findShown({ collections }: ShopState, slug: string) {
  const collection = collections.find((each) => each.slug === slug && each.isShown);
  if (!collection) throw new MockFailure(404, messages.noSuchCollection);
  return collection;
}

/** Products of the collection that the query names, or all. */
export function inCollection(
  state: ShopState,
  products: readonly Product[],
  { collection: slug }: CatalogueQuery,
): readonly Product[] {
  return slug === undefined ? products : productsIn(findShown(state, slug), products);
}

const urlOf = (name: string) => `banners/${name}`;

/** The owner's collections. */
export function collectionHandlers(state: ShopState) {
  let added = 0;
  const newId = () => `01960000-0000-7000-8000-0000000003${String(++added).padStart(2, '0')}`;

  return [
    mockEndpoint('GET /collection/:slug', ({ params: { slug } }) => {
      const collection = findShown(state, slug);
      return { reply: { ...shownCollection(collection), ...pictureUrlsOf(collection, urlOf) } };
    }),
    mockEndpoint('GET /collections', () => ({
      reply: state.collections.map((collection) => ({
        ...collection,
        picked: collection.products.flatMap((id) => {
          const product = state.shelf.find(({ _id }) => _id === id);
          return product ? [{ _id: id, name: nameInColour(product) }] : [];
        }),
        ...pictureUrlsOf(collection, urlOf),
      })),
    })),
    mockEndpoint(
      'POST /savecollection',
      ({ body: { id = newId(), version, position, ...input } }) => {
        const before = state.collections.find((each) => each.id === id);
        refuseStale(before, version);
        const collection = { ...normalCollection(input), id, version: (version ?? 0) + 1 };
        refuse(409, collectionProblems(collection, state.collections));
        state.collections = before
          ? withItem(state.collections, collection, position)
          : [...state.collections, collection];
        return { reply: { success: true } };
      },
    ),
    mockEndpoint('POST /removecollection/:id', ({ params: { id } }) => {
      state.collections = state.collections.filter((each) => each.id !== id);
      return { reply: { success: true } };
    }),
  ];
}
