import { expect } from 'vitest';
import type { Buyer } from './buyer.ts';

/** Records what buyers did, to compare it with the shop's data. */
export function createPurchases(product: string) {
  /** Started payments and their buyers. */
  const begun: { buyer: Buyer; page: string }[] = [];
  /** Acknowledged orders. */
  const orders = new Set<string>();
  async function buy(buyer: Buyer): Promise<void> {
    let page: string | undefined;
    while (page === undefined) {
      await buyer.emptyCart();
      await buyer.add(product);
      page = await buyer.checkOut(product).catch(ignoreEmptied);
    }
    begun.push({ buyer, page });
    await buyer.pay(page);
    const answer = await buyer.order(page);
    if (answer.status === 200) orders.add(JSON.parse(answer.text).order._id);
  }
  return {
    orders,
    buy,
    /** Buys again and again. */
    buyUntil: async (buyer: Buyer, isOver: () => boolean): Promise<void> => {
      while (!isOver()) await buy(buyer);
    },
    /**
     * Expects that nothing acknowledged is lost, each payment has at most one order, and the stock
     * decreased from `stock` by the number of orders.
     * @returns the number of orders
     */
    expectKept: async (url: string, buyers: Buyer[], stock: number): Promise<number> => {
      // Paid, but the reply was lost: a second request finds the order.
      const found = new Set<string>();
      let paid = 0;
      for (const { buyer, page } of begun) {
        const { status, text } = await buyer.order(page);
        expect([200, 402], text).toContain(status);
        if (status !== 200) continue;
        paid++;
        found.add(JSON.parse(text).order._id);
      }
      expect(found.size).toBe(paid);
      expect([...orders].filter((id) => !found.has(id))).toEqual([]);
      const kept = (await Promise.all(buyers.map((buyer) => buyer.orders()))).flat();
      expect(kept.map(({ _id }) => _id).sort()).toEqual([...found].sort());
      for (const buyer of buyers) await buyer.emptyCart();
      const answer = await fetch(`${url}/api/product/${product}`);
      const { sizes } = (await answer.json()) as { sizes: { quantity: number }[] };
      expect(sizes.map(({ quantity }) => quantity)).toEqual([stock - kept.length]);
      return kept.length;
    },
  };
}

/** After a restart, an earlier payment's order removes its units from the cart. */
function ignoreEmptied(error: unknown): undefined {
  if (!(error instanceof Error && error.message.includes('with empty cart'))) throw error;
}
