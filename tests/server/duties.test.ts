import { beforeAll, expect, it } from 'vitest';
import { exampleShopProfile } from '../../contract/examples/shopProfile.ts';
import type { Activity } from '../../contract/schemas/activity.ts';
import { onEitherDatabase } from './support/bothDatabases.ts';
import { type Customer, visitor } from './support/customer.ts';
import { newAdmin } from './support/enrolledAdmin.ts';
import { productInput, somePictures } from './support/productInput.ts';
import { openTestApp, type TestApp } from './support/testApp.ts';

onEitherDatabase('texts that the European Union requires of a product', (database) => {
  let shop: TestApp;
  let admin: Customer;
  beforeAll(async () => {
    shop = await openTestApp({ connection: database(), pictures: somePictures });
    admin = await newAdmin(shop, 'admin@shop.test');
    return () => shop.app.close();
  });

  const producer = 'Mill Lda\nRua do Almada 12, Porto\nhello@mill.test';
  const own = {
    ...{ composition: '98% wool, 2% elastane; Lining: 100% viscose', madeIn: 'Sewing: Portugal' },
    ...{ recycled: 'The lining', guarantee: '5', producer },
  };
  const add = async (fields: object) =>
    (await admin.call('POST /addproduct', productInput(fields))).json().product;
  const shown = async ({ _id }: { _id: string }) =>
    (await visitor(shop.app).call(`GET /product/${_id}`)).json();

  it('come from the product, else from the shop; admins see the product’s own', async () => {
    const [full, bare] = [await add(own), await add({ name: 'Tote' })];
    expect(full).toMatchObject(own);
    expect(await shown(bare)).toMatchObject({ producer: '', responsible: '', warnings: '' });
    const safety = { producer: 'Hemline', responsible: 'Ana, Lisbon', warnings: 'Keep from fire.' };
    const saved = await admin.call('POST /saveshopfacts', {
      ...{ ...exampleShopProfile, safety, version: 0 },
    });
    expect(saved.json()).toMatchObject({ safety });
    expect(await shown(bare)).toMatchObject(safety);
    expect(await shown(full)).toMatchObject({ ...safety, ...own });
    expect((await admin.call('GET /listproducts')).json()).toContainEqual(
      expect.objectContaining({ name: 'Tote', producer: '' }),
    );
  });

  it('refuse fibres that do not add up, and a guarantee that the law gives anyway', async () => {
    const ask = async (fields: object) => {
      const reply = await admin.call('POST /addproduct', productInput(fields));
      return [reply.statusCode, reply.json().fields];
    };
    expect(await ask({ composition: '98% wool' })).toEqual([
      400,
      { composition: 'composition must add up to 100%, not 98%' },
    ]);
    expect((await ask({ guarantee: '2' }))[0]).toBe(400);
  });

  it('are in the activity log, with the value of the guarantee', async () => {
    const { _id: id, version } = await add(own);
    const fields = productInput({ ...own, guarantee: '6', warnings: 'Keep from fire.' });
    await admin.call('POST /modifyproduct', { ...fields, id, version });
    const { entries } = (await admin.call('GET /activity?subject=product')).json();
    const changes = entries.flatMap((entry: Activity) => entry.changes);
    expect(changes).toContainEqual({ field: 'guarantee', from: '5', to: '6' });
    expect(changes).toContainEqual({ field: 'warnings' });
  });
});
