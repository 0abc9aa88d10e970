import type { AdminProduct } from '../../contract/schemas/adminProduct.ts';
import type { Product } from '../../contract/schemas/product.ts';
import { MockFailure } from './mockEndpoint.ts';

type Mark = { version: number; updatedAt: string };

const hour = 3_600_000;
const at = (hours: number) => new Date(Date.UTC(2026, 1, 20) + hours * hour).toISOString();

/**
 * The products as admins see and change them. The shelf is what shoppers see: each change is made
 * on it, so that it shows at once.
 */
export function openProductStore(shelf: Product[]) {
  const marks = new Map<string, Mark>(
    shelf.map(({ _id }, index) => [_id, { version: 1, updatedAt: at(-index) }]),
  );
  const removed = new Map<string, Product>();
  let order = shelf.map(({ _id }) => _id);
  let changes = 0;

  function find(id: string): Product {
    const product = shelf.find(({ _id }) => _id === id);
    if (!product) throw new MockFailure(404, 'We can’t find this product.');
    return product;
  }

  function mark(id: string) {
    changes += 1;
    marks.set(id, { version: (marks.get(id)?.version ?? 0) + 1, updatedAt: at(changes) });
  }

  /** Newest first, as the shop lists them. */
  const sort = () => shelf.sort((a, b) => order.indexOf(a._id) - order.indexOf(b._id));

  return {
    all: () => [...shelf],
    find,
    nextId: () => `01920000-0000-7000-8000-${String(9000 + changes).padStart(12, '0')}`,
    versionOf: (id: string) => marks.get(id)?.version ?? 1,
    toAdminProduct: (product: Product): AdminProduct => ({
      ...product,
      ...(marks.get(product._id) ?? { version: 1, updatedAt: at(0) }),
    }),
    add(product: Product) {
      order = [product._id, ...order];
      shelf.unshift(product);
      mark(product._id);
    },
    replace(product: Product) {
      shelf.splice(shelf.indexOf(find(product._id)), 1, product);
      mark(product._id);
    },
    /** @returns whether it was in the shop */
    remove(id: string): boolean {
      if (removed.has(id)) return false;
      const product = find(id);
      removed.set(id, product);
      shelf.splice(shelf.indexOf(product), 1);
      mark(id);
      return true;
    },
    /** @returns whether it was not in the shop */
    restore(id: string): boolean {
      const product = removed.get(id);
      if (!product) {
        find(id);
        return false;
      }
      removed.delete(id);
      shelf.push(product);
      sort();
      mark(id);
      return true;
    },
    /** @throws MockFailure when the shop never had one of them */
    checkKnown(ids: string[]) {
      for (const id of ids) if (!removed.has(id)) find(id);
    },
  };
}

export type ProductStore = ReturnType<typeof openProductStore>;
