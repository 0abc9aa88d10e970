import { afterEach, expect, it } from 'vitest';
import { dollars, setCurrency } from '../../contract/rules/money.ts';
import { checkoutSessions } from '../../server/db/checkoutSchema.ts';
import { giftCards } from '../../server/db/giftCardSchema.ts';
import { keepCurrency } from '../../server/keepCurrency.ts';
import { currencyOf } from '../../server/lib/settings.ts';
import {
  findCurrencies,
  findKeptCurrency,
  writeCurrency,
} from '../../server/repositories/currencies.ts';
import { addToCart } from '../../server/services/cart/customerCart.ts';
import { createOrder } from '../../server/services/checkout/checkout.ts';
import { onBothDatabases } from './support/bothDatabases.ts';
import { buy, checkOut } from './support/checkoutRequest.ts';
import { exampleId, stocked } from './support/exampleProduct.ts';
import { addCustomer, openTestShop } from './support/testShop.ts';

afterEach(() => setCurrency(dollars));

onBothDatabases('the currency of the amounts', (database) => {
  const start = async (shop: Awaited<ReturnType<typeof openTestShop>>, code: string) => {
    setCurrency(currencyOf(code));
    const warning = await keepCurrency(shop.db).finally(() => setCurrency(dollars));
    return warning ?? findKeptCurrency(shop.db);
  };
  const countAsPaid = (shop: Awaited<ReturnType<typeof openTestShop>>) =>
    shop.db.update(checkoutSessions).set({ provider: 'stripe' });

  it('may change until the first sale, and stops the start afterwards', async () => {
    const shop = await openTestShop(database(), [stocked(1, 5)]);
    expect(await start(shop, 'EUR')).toBe('EUR');
    expect(await start(shop, 'JPY')).toBe('JPY');
    expect(await start(shop, 'USD')).toBe('USD');
    const ann = await addCustomer(shop.db, 1);
    await addToCart(shop.context, ann, { itemId: exampleId(1), size: 'M' });
    const payment = await checkOut(shop, ann, [[1, 'M', 1, 10]]);
    await countAsPaid(shop);
    await expect(start(shop, 'EUR')).rejects.toThrow('CURRENCY is EUR');
    await shop.db.update(checkoutSessions).set({ provider: 'test' });
    await shop.payments.pay(payment);
    await createOrder(shop.context, ann, payment);
    await countAsPaid(shop);
    expect(await start(shop, 'USD')).toBe('USD');
    await expect(start(shop, 'JPY')).rejects.toThrow(
      'CURRENCY is JPY, but this shop was last started in USD, and has orders or gift cards, apart from test payments: set CURRENCY=USD.',
    );
    expect(await findKeptCurrency(shop.db)).toBe('USD');
  });

  it('ends the further currencies, whose rates no longer apply, when it changes', async () => {
    const shop = await openTestShop(database(), []);
    expect(await start(shop, 'USD')).toBe('USD');
    const euro = { code: 'EUR', rate: 0.92, version: undefined };
    await writeCurrency(shop.db, { ...euro, id: exampleId(1) });
    expect(await start(shop, 'USD')).toBe('USD');
    expect(await findCurrencies(shop.db)).toMatchObject([{ code: 'EUR' }]);
    expect(await start(shop, 'EUR')).toBe('EUR');
    expect(await findCurrencies(shop.db)).toEqual([]);
  });

  it('may change after test payments, as in the demo', async () => {
    const shop = await openTestShop(database(), [stocked(1, 5)]);
    const ann = await addCustomer(shop.db, 1);
    expect(await start(shop, 'USD')).toBe('USD');
    await addToCart(shop.context, ann, { itemId: exampleId(1), size: 'M' });
    await buy(shop, ann, [[1, 'M', 1, 10]]);
    await addToCart(shop.context, ann, { itemId: exampleId(1), size: 'M' });
    await checkOut(shop, ann, [[1, 'M', 1, 10]]);
    expect(await start(shop, 'JPY')).toBe('JPY');
  });

  it('is reported if earlier sales recorded none', async () => {
    const shop = await openTestShop(database(), []);
    await shop.db.insert(giftCards).values({
      ...{ id: exampleId(9), cents: 5000, email: 'ann@shop.test', createdAt: new Date() },
    });
    expect(await start(shop, 'EUR')).toBe(
      'CURRENCY=EUR was recorded as the currency of the existing orders and gift cards, because no earlier start recorded one. If they are in another currency, see “Currency” in docs/operations.md.',
    );
    await expect(start(shop, 'USD')).rejects.toThrow('last started in EUR');
  });
});
