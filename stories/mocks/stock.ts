import { messages } from '../../contract/messages.ts';
import { nameInColour } from '../../contract/rules/nameInColour.ts';
import { hasCode } from '../../contract/rules/stockCodes.ts';
import { countedStock } from '../../contract/rules/stockCount.ts';
import { MockFailure, mockEndpoint, refuse } from './mockEndpoint.ts';
import type { ProductStore } from './productStore.ts';

/** The admin's calls for codes, counts and the history of stock. */
export function stockHandlers(store: ProductStore) {
  const sizes = () =>
    store.all().flatMap((product) =>
      store.find(product._id).sizes.map(({ sku = '', barcode = '', ...entry }) => ({
        ...{ productId: product._id, name: nameInColour(product), sku, barcode },
        ...{ size: entry.size, quantity: entry.quantity },
        quantityReserved: entry.quantityReserved,
      })),
    );

  /** Lines of applied counts, by request id. */
  const counts = new Map<string, string>();

  return [
    mockEndpoint('GET /stockcode/:code', ({ params: { code } }) => {
      const found = sizes().find((size) => hasCode(size, code));
      if (!found) throw new MockFailure(404, messages.unknownCode(code.trim()));
      return { reply: found };
    }),
    mockEndpoint('POST /countstock', ({ body: { requestId = '', lines } }) => {
      const content = JSON.stringify(lines);
      const before = counts.get(requestId);
      if (before === content) return { reply: { success: true, count: lines.length } };
      if (before) throw new MockFailure(409, messages.countedDifferently);
      const { counted, problems } = countedStock(lines, (line) =>
        sizes().find(({ productId, size }) => productId === line.productId && size === line.size),
      );
      refuse(409, problems);
      for (const { line, quantity } of counted) {
        const product = store.find(line.productId);
        const changed = product.sizes.map((entry) =>
          entry.size === line.size ? { ...entry, quantity } : entry,
        );
        store.replace({ ...product, sizes: changed }, 'counted');
      }
      if (requestId) counts.set(requestId, content);
      return { reply: { success: true, count: counted.length } };
    }),
    mockEndpoint('POST /printlabels', ({ body: { lines } }) => ({
      reply: `%PDF-1.4 labels ${lines.map(({ size, copies }) => `${size}×${copies}`).join(' ')}`,
    })),
    mockEndpoint('GET /stockhistory/:id', ({ params }) => ({
      reply: store.history
        .filter(({ id }) => id === params.id)
        .map(({ id: _, ...change }) => change),
    })),
  ];
}
