import { messages } from '../../contract/messages.ts';
import { colourwaysOf } from '../../contract/rules/colourways.ts';
import { nameInColour } from '../../contract/rules/nameInColour.ts';
import { extensionFields } from '../../contract/rules/productExtensions.ts';
import { emptyDetails } from '../../contract/rules/productFields.ts';
import { selectAdminProducts } from '../../contract/rules/productList.ts';
import { type StockCodes, takenCodes, trimCodes } from '../../contract/rules/stockCodes.ts';
import type { ProductChange } from '../../contract/schemas/adminProduct.ts';
import type { Product } from '../../contract/schemas/product.ts';
import { MockFailure, mockEndpoint, refuse, undocumentedReply } from './mockEndpoint.ts';
import { applyInput, checkProduct } from './productRules.ts';
import { openProductStore, type ProductStore } from './productStore.ts';
import { redirectHandlers } from './redirects.ts';
import { type ShopState, shown } from './shopState.ts';
import { stockHandlers } from './stock.ts';
import { mockUploads } from './uploads.ts';

/** Changes and failures while an admin edits products. */
export type AdminProductScenario = {
  /** Saved by another admin just before the first `/modifyproduct`. */
  changedMeanwhile?: Partial<Product>;
  /** Number of `/s3/upload` calls that fail first. */
  failingUploads?: number;
  /** Codes of sizes, by product and size as `id M`. */
  codes?: Record<string, StockCodes>;
  /** Number of `/addproduct` calls that succeed without a reply. */
  lostAnswers?: number;
};

const emptyProduct: Product = {
  ...emptyDetails,
  _id: '',
  rating: 0,
  ratingCount: 0,
  images: [],
  sizes: [],
};

/** The admin's calls for products, drafts and pictures. */
export function adminProductHandlers(
  state: ShopState,
  drafts: readonly Product[],
  { changedMeanwhile, codes, failingUploads = 0, lostAnswers = 0 }: AdminProductScenario = {},
) {
  const { plain } = state;
  const store = openProductStore(state.shelf, drafts, codes);
  const uploads = mockUploads(store.all(), failingUploads, plain);
  let meanwhile = changedMeanwhile;
  let answersToLose = lostAnswers;

  function save(message: string, product: Product) {
    if (plain) return undocumentedReply;
    return { reply: { success: true, message, product: store.toAdminProduct(product) } };
  }

  return [
    ...uploads.handlers,
    mockEndpoint('POST /addproduct', ({ body, query: { requestId } }) => {
      if (plain) refuseExtensions(body);
      checkProduct(body, state.sizeScales, uploads.known);
      const _id = (!plain && requestId) || store.nextId();
      checkCodes(store, _id, body);
      const known = store.all().find((product) => product._id === _id);
      const product = known ?? applyInput(body, { ...emptyProduct, _id });
      if (!known) store.add(product);
      if (answersToLose-- > 0) throw new MockFailure(504, 'The server took too long to answer.');
      return save(messages.productAdded, product);
    }),
    mockEndpoint('POST /modifyproduct', ({ body: { id, version, ...input } }) => {
      if (meanwhile) store.replace({ ...store.find(id), ...meanwhile });
      meanwhile = undefined;
      if (plain) refuseExtensions({ version, ...input });
      checkProduct(input, state.sizeScales, uploads.known);
      store.find(id);
      if (!plain) checkVersion(store, id, version);
      checkCodes(store, id, input);
      const product = applyInput(input, store.find(id));
      store.replace(product);
      return save(messages.productChanged, product);
    }),
    mockEndpoint('GET /listproducts', ({ query: { limit, offset = 0, ...query } }) => {
      if (plain) return { reply: store.all().map((product) => shown(product, plain)) };
      const matching = selectAdminProducts(store.all().map(store.toAdminProduct), query);
      return {
        reply: matching.slice(offset, offset + (limit ?? matching.length)),
        headers: { 'X-Total-Count': String(matching.length) },
      };
    }),
    ...stockHandlers(store),
    ...redirectHandlers(),
    mockEndpoint('DELETE /removeproduct/:id', ({ params: { id } }) => {
      store.find(id);
      store.remove(id);
      return plain
        ? undocumentedReply
        : { reply: { success: true, message: messages.productRemoved } };
    }),
    mockEndpoint('GET /getproduct/:id', ({ params: { id } }) => {
      const product = store.toAdminProduct(store.find(id));
      const colourways = colourwaysOf(product, store.all());
      return { reply: { ...product, ...(colourways && { colourways }) } };
    }),
    mockEndpoint('POST /modifyproducts', ({ body: { ids, ...change } }) => {
      if (Object.keys(change).length === 0) throw new MockFailure(400, messages.nothingToChange);
      store.checkListed(ids);
      for (const product of ids.map(store.find)) store.replace({ ...product, ...change });
      return { reply: { success: true, count: ids.length } };
    }),
    mockEndpoint('POST /removeproducts', ({ body: { ids } }) => {
      store.checkKnown(ids);
      return { reply: { success: true, count: ids.filter(store.remove).length } };
    }),
    mockEndpoint('POST /restoreproducts', ({ body: { ids } }) => {
      store.checkKnown(ids);
      return { reply: { success: true, count: ids.filter(store.restore).length } };
    }),
  ];
}

/** @throws MockFailure naming another product that has one of the codes */
function checkCodes(store: ProductStore, id: string, { sizes }: Pick<ProductChange, 'sizes'>) {
  const others = store
    .all()
    .filter(({ _id }) => _id !== id)
    .flatMap((product) =>
      store.find(product._id).sizes.map((entry) => ({
        ...{ ...entry, name: nameInColour(product), isRemoved: false },
      })),
    );
  refuse(409, takenCodes(sizes.map(trimCodes), others));
}

/** Only the fields of specification X30 and X31, for a spec-only server. */
function refuseExtensions({ version, sizes, ...details }: Partial<ProductChange>) {
  const isExtended =
    version !== undefined ||
    extensionFields.some((name) => details[name] !== undefined) ||
    sizes?.some(({ quantitySeen, sku }) => quantitySeen !== undefined || sku !== undefined);
  if (isExtended) {
    throw new MockFailure(400, 'There is a field in it that is not known.');
  }
}

function checkVersion(store: ProductStore, id: string, version: number | undefined) {
  if (version === undefined || version === store.versionOf(id)) return;
  throw new MockFailure(409, messages.productHasChanged, 'version');
}
