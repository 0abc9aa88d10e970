import { afterEach, expect, it } from 'vitest';
import { dollars, setCurrency } from '../../contract/rules/money.ts';
import { keepCurrency } from '../../server/keepCurrency.ts';
import { currencyOf } from '../../server/lib/settings.ts';
import { findKeptCurrency } from '../../server/repositories/shopCurrency.ts';
import { addToCart } from '../../server/services/cart/customerCart.ts';
import { createOrder } from '../../server/services/checkout/checkout.ts';
import { onBothDatabases } from './support/bothDatabases.ts';
import { checkOut } from './support/checkoutRequest.ts';
import { exampleId, stocked } from './support/exampleProduct.ts';
import { addCustomer, openTestShop } from './support/testShop.ts';

afterEach(() => setCurrency(dollars));

onBothDatabases('the currency of the amounts', (database) => {
  const start = async (shop: Awaited<ReturnType<typeof openTestShop>>, code: string) => {
    setCurrency(currencyOf(code));
    await keepCurrency(shop.db).finally(() => setCurrency(dollars));
    return findKeptCurrency(shop.db);
  };

  it('may change until the first sale, and stops the start afterwards', async () => {
    const shop = await openTestShop(database(), [stocked(1, 5)]);
    expect(await start(shop, 'EUR')).toBe('EUR');
    expect(await start(shop, 'JPY')).toBe('JPY');
    expect(await start(shop, 'USD')).toBe('USD');
    const ann = await addCustomer(shop.db, 1);
    await addToCart(shop.context, ann, { itemId: exampleId(1), size: 'M' });
    const payment = await checkOut(shop, ann, [[1, 'M', 1, 10]]);
    await expect(start(shop, 'EUR')).rejects.toThrow('CURRENCY is EUR');
    await shop.payments.pay(payment);
    await createOrder(shop.context, ann, payment);
    expect(await start(shop, 'USD')).toBe('USD');
    await expect(start(shop, 'JPY')).rejects.toThrow(
      'CURRENCY is JPY, but the orders and gift cards of this shop are in USD: set CURRENCY=USD.',
    );
    expect(await findKeptCurrency(shop.db)).toBe('USD');
  });
});
