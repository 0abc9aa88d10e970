import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { ProductInput } from '../../contract/schemas/adminProduct.ts';
import { products } from '../../server/db/catalogueSchema.ts';
import { lockProducts, writeShared } from '../../server/repositories/productWrites.ts';
import {
  getAdminProduct,
  modifyProducts,
  moveProducts,
  removeProduct,
} from '../../server/services/admin/adminProducts.ts';
import { modifyProduct } from '../../server/services/admin/saveProduct.ts';
import { addToCart, cleanCart } from '../../server/services/cart/customerCart.ts';
import { createOrder } from '../../server/services/checkout/checkout.ts';
import { cleanUp } from '../../server/services/cleanup.ts';
import { onEitherDatabase, onPostgres } from './support/bothDatabases.ts';
import { checkOut } from './support/checkoutRequest.ts';
import { barrier, settle, settleShuffled } from './support/crowd.ts';
import { exampleId, exampleProduct, stocked } from './support/exampleProduct.ts';
import { productInput, somePictures } from './support/productInput.ts';
import { openTestShop, type TestShop } from './support/testShop.ts';
import { waitForLocks } from './support/waitForLocks.ts';

onEitherDatabase('concurrent admins', (database) => {
  const id = exampleId(1);
  const size = (quantity: number, quantitySeen?: number) => ({
    size: 'M',
    quantity,
    description: '',
    ...(quantitySeen !== undefined && { quantitySeen }),
  });
  const openShop = (quantity: number) => openTestShop(database(), [stocked(1, quantity)]);
  const change = (
    shop: TestShop,
    fields: Partial<ProductInput>,
    { version, of = id }: { version?: number; of?: string } = {},
  ) =>
    modifyProduct(
      { ...shop.context, pictures: somePictures },
      { id: of, ...productInput(fields), ...(version !== undefined && { version }) },
    );
  const addCustomers = (shop: TestShop, count: number) =>
    Promise.all(Array.from({ length: count }, (_, number) => shop.addCustomer(number)));

  it('lets one of 10 changes of the same version win, and keeps nothing of the others', async () => {
    const shop = await openShop(5);
    const { done, statuses } = await settle(
      Array.from({ length: 10 }, (_, number) => () => {
        const name = `Winner ${number}`;
        const images = [{ name: `winner-${number}.webp`, flagman: true }];
        return change(shop, { name, images, sizes: [size(100 + number)] }, { version: 1 });
      }),
    );
    expect(statuses).toEqual(Array(9).fill(409));
    expect(done).toHaveLength(1);
    const stored = await getAdminProduct(shop, id);
    const number = Number(stored.name.replace('Winner ', ''));
    expect(stored).toMatchObject({
      version: 2,
      images: [{ name: `winner-${number}.webp` }],
      sizes: [{ quantity: 100 + number }],
    });
  });

  it('applies 10 changes without versions one after another', async () => {
    const shop = await openShop(5);
    const { statuses } = await settle(
      Array.from({ length: 10 }, (_, number) => () => change(shop, { name: `Name ${number}` })),
    );
    expect(statuses).toEqual([]);
    expect((await getAdminProduct(shop, id)).version).toBe(11);
  });

  it('never lowers stock below the reserved units while customers add to carts', async () => {
    const shop = await openShop(30);
    const customers = await addCustomers(shop, 30);
    const target = { itemId: id, size: 'M' };
    const { statuses } = await settleShuffled([
      ...customers.map((customer) => () => addToCart(shop.context, customer, target)),
      ...customers.slice(0, 10).map((customer) => () => cleanCart(shop.context, customer)),
      ...[25, 20, 15, 10, 5, 0].map((quantity) => () => change(shop, { sizes: [size(quantity)] })),
      () => change(shop, { sizes: [] }),
      () => cleanUp(shop.context),
    ]);
    expect(statuses.filter((status) => status !== 409 && status !== 404)).toEqual([]);
    const { quantity = 0, reserved = 0, held } = await shop.stockOf(1);
    expect(held).toBe(reserved);
    expect(reserved).toBeLessThanOrEqual(quantity);
  });

  it('brings no sold unit back when a form is saved repeatedly', async () => {
    const shop = await openShop(20);
    const customers = await addCustomers(shop, 8);
    const buy = (customer: string) => async () => {
      await addToCart(shop.context, customer, { itemId: id, size: 'M' });
      const payment = await checkOut(shop, customer, [[1, 'M', 1, 10]]);
      await shop.payments.pay(payment);
      return createOrder(shop.context, customer, payment);
    };
    const save = (number: number) => () =>
      change(shop, { name: `Name ${number}`, price: 10, sizes: [size(20, 20)] });
    const { statuses } = await settleShuffled([
      ...customers.map(buy),
      ...customers.map((_, n) => save(n)),
    ]);
    expect(statuses).toEqual([]);
    expect(await shop.stockOf(1)).toEqual({ quantity: 12, reserved: 0, held: 0 });
  });

  it('never deadlocks when many admins change the same products', async () => {
    const numbers = [1, 2, 3, 4, 5, 6];
    const shop = await openTestShop(
      database(),
      numbers.map((number) => stocked(number, 8)),
    );
    const customers = await addCustomers(shop, 12);
    const calls = customers.flatMap((customer, index) => {
      const some = index % 2 ? numbers : [...numbers].reverse();
      const ids = some.map(exampleId);
      return [
        () => modifyProducts(shop.context, { ids, mostPopular: index % 2 === 0 }),
        () => moveProducts(shop.context, ids.slice(0, 3), false),
        () => moveProducts(shop.context, ids, true),
        ...some.map(
          (number) => () => change(shop, { sizes: [size(8)] }, { of: exampleId(number) }),
        ),
        ...ids.map((itemId) => () => addToCart(shop.context, customer, { itemId, size: 'M' })),
        () => cleanCart(shop.context, customer),
      ];
    });
    const { statuses } = await settleShuffled(calls);
    expect(statuses.filter((status) => status !== 409 && status !== 404)).toEqual([]);
    for (const number of numbers) {
      const { quantity, reserved, held } = await shop.stockOf(number);
      expect(quantity).toBe(8);
      expect(reserved).toBe(held);
    }
  });
});

onPostgres('an import beside the deletion of a product', (database) => {
  it('is refused if the deletion is first, and leaves the product deleted', async () => {
    const shop = await openTestShop(database(), [stocked(1, 5)]);
    const id = exampleId(1);
    let saving: Promise<unknown[]> | undefined;
    await shop.db.transaction(async (tx) => {
      await lockProducts(tx, [id]);
      await writeShared(tx, [id], { deletedAt: new Date(0) }, new Date(0));
      const rows = [{}, { version: 1 }, { version: 2 }].map((version) =>
        modifyProduct(
          { ...shop.context, pictures: somePictures },
          { id, ...productInput({ name: 'Imported' }), ...version },
        ),
      );
      saving = Promise.all(rows.map((row) => row.catch((error) => error)));
      await waitForLocks(shop.db, 3);
    });
    expect(await saving).toMatchObject(Array(3).fill({ status: 404 }));
    const [row] = await shop.db.select().from(products).where(eq(products.id, id));
    expect(row).toMatchObject({ deletedAt: new Date(0), version: 2 });
    expect(row?.name).not.toBe('Imported');
  });

  it('is whole or refused, whichever of them is first', async () => {
    for (let round = 0; round < 10; round++) {
      const shop = await openTestShop(database(), [stocked(1, 5)]);
      const id = exampleId(1);
      const context = { ...shop.context, pictures: somePictures };
      const change = { id, ...productInput({ name: 'Imported' }), version: 1 };
      const { statuses } = await settleShuffled([
        () => modifyProduct(context, change),
        () => removeProduct(shop.context, id),
      ]);
      const [row] = await shop.db.select().from(products).where(eq(products.id, id));
      expect(row?.deletedAt).not.toBeNull();
      expect([row?.name === 'Imported', row?.version, statuses]).toEqual(
        row?.name === 'Imported' ? [true, 3, []] : [false, 2, [404]],
      );
    }
  });
});

onPostgres('the control', (database) => {
  it('overwrites silently if the version is read before the write', async () => {
    const { db } = await openTestShop(database(), [exampleProduct(1)]);
    const isOne = eq(products.id, exampleId(1));
    const names = ['Ann', 'Bob', 'Eve'];
    const everybodyHasRead = barrier(names.length);
    const change = (name: string) =>
      db.transaction(async (tx) => {
        const [row] = await tx.select({ version: products.version }).from(products).where(isOne);
        await everybodyHasRead();
        if (row?.version !== 1) return 'refused';
        await tx.update(products).set({ name, version: 2 }).where(isOne);
        return 'changed';
      });
    expect(await Promise.all(names.map(change))).toEqual(['changed', 'changed', 'changed']);
  });
});
