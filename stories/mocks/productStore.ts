import { messages } from '../../contract/messages.ts';
import { noSaleDays, type SaleDays } from '../../contract/rules/saleDays.ts';
import type { StockCodes } from '../../contract/rules/stockCodes.ts';
import type { AdminProduct } from '../../contract/schemas/adminProduct.ts';
import type { Product } from '../../contract/schemas/product.ts';
import type { StockChange } from '../../contract/schemas/stock.ts';
import { MockFailure } from './mockEndpoint.ts';

type Mark = { version: number; updatedAt: string };

/** By default, a product keeps its state. */
type Saved = Omit<Product, 'sizes'> & Pick<AdminProduct, 'draft' | 'sizes' | keyof SaleDays>;

const hour = 3_600_000;
const at = (hours: number) => new Date(Date.UTC(2026, 1, 20) + hours * hour).toISOString();

/**
 * The products as admins see and change them. The shelf is the shoppers' list: each change is
 * applied to it, so that it shows at once. It has no drafts; initial drafts are newer than its
 * products.
 */
export function openProductStore(
  shelf: Product[],
  newest: readonly Product[] = [],
  given: Record<string, StockCodes> = {},
) {
  const drafts = new Map(newest.map((product) => [product._id, product]));
  let order = [...newest, ...shelf].map(({ _id }) => _id);
  const marks = new Map<string, Mark>(
    order.map((id, index) => [id, { version: 1, updatedAt: at(-index) }]),
  );
  const removed = new Map<string, Saved>();
  const saleDays = new Map<string, SaleDays>();
  /** Codes by product and size, which the shelf lacks. */
  const codes = new Map<string, StockCodes>(Object.entries(given));
  const sizesOf = ({ _id, sizes }: Product) =>
    sizes.map((entry) => ({
      ...{ ...entry, sku: '', barcode: '', ...codes.get(`${_id} ${entry.size}`) },
    }));
  let changes = 0;
  const history: (StockChange & { id: string })[] = [];

  /** Newest first, as the shop lists them. */
  const sort = (products: Product[]) =>
    products.sort((a, b) => order.indexOf(a._id) - order.indexOf(b._id));
  const all = () => sort([...drafts.values(), ...shelf]);

  function find(id: string): Saved {
    const product = all().find(({ _id }) => _id === id);
    if (!product) throw new MockFailure(404, messages.noSuchProduct);
    return { ...product, sizes: sizesOf(product), ...saleDays.get(id) };
  }

  const isListed = (id: string) => all().some(({ _id }) => _id === id);

  function mark(id: string) {
    changes += 1;
    marks.set(id, { version: (marks.get(id)?.version ?? 0) + 1, updatedAt: at(changes) });
  }

  /** @returns true if it was a draft */
  function take(id: string): boolean {
    const index = shelf.findIndex(({ _id }) => _id === id);
    if (index >= 0) shelf.splice(index, 1);
    return drafts.delete(id);
  }

  function put({ draft, ...saved }: Saved) {
    const { salePrice = 0, saleFrom = '', saleUntil = '', sizes, ...rest } = saved;
    const isReduced = (rest.regularPrice ?? 0) > 0;
    const product = {
      ...{ ...rest, ...(isReduced && saleUntil && { saleUntil }) },
      sizes: sizes.map(({ sku: _, barcode: __, ...size }) => size),
    };
    for (const { size, sku = '', barcode = '' } of sizes) {
      codes.set(`${rest._id} ${size}`, { sku, barcode });
    }
    saleDays.set(product._id, { salePrice, saleFrom, saleUntil });
    const wasDraft = take(product._id);
    if (draft ?? wasDraft) drafts.set(product._id, product);
    else {
      shelf.push(product);
      sort(shelf);
    }
    mark(product._id);
  }

  return {
    all,
    find,
    history,
    nextId: () => `01920000-0000-7000-8000-${String(9000 + changes).padStart(12, '0')}`,
    versionOf: (id: string) => marks.get(id)?.version ?? 1,
    toAdminProduct: (product: Product): AdminProduct => ({
      ...product,
      sizes: sizesOf(product),
      draft: drafts.has(product._id),
      ...(saleDays.get(product._id) ?? noSaleDays),
      ...(marks.get(product._id) ?? { version: 1, updatedAt: at(0) }),
    }),
    add(product: Saved) {
      order = [product._id, ...order];
      put(product);
    },
    replace(product: Saved, reason: StockChange['reason'] = 'edited') {
      const before = find(product._id).sizes;
      put(product);
      for (const { size, quantity: to } of product.sizes) {
        const from = before.find((one) => one.size === size)?.quantity ?? 0;
        const change = { at: at(changes), by: 'admin@hemline.test', size, from, to, reason };
        if (from !== to) history.unshift({ id: product._id, ...change });
      }
    },
    /** @returns true if it was in the shop */
    remove(id: string): boolean {
      if (removed.has(id)) return false;
      const product = find(id);
      removed.set(id, { ...product, draft: take(id) });
      mark(id);
      return true;
    },
    /** @returns true if it was not in the shop */
    restore(id: string): boolean {
      const product = removed.get(id);
      if (!product) {
        find(id);
        return false;
      }
      removed.delete(id);
      put(product);
      return true;
    },
    /** @throws MockFailure when the shop never had one of them */
    checkKnown(ids: string[]) {
      refuseMissing(ids.filter((id) => !removed.has(id) && !isListed(id)));
    },
    /** @throws MockFailure when one of them is not in the shop */
    checkListed(ids: string[]) {
      refuseMissing(ids.filter((id) => !isListed(id)));
    },
  };
}

function refuseMissing(ids: string[]) {
  if (ids.length > 0) throw new MockFailure(404, messages.productsMissing(ids.length));
}

export type ProductStore = ReturnType<typeof openProductStore>;
