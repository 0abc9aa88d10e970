import { beforeEach, expect, it } from 'vitest';
import { endCode, removeDelivery, removeTax } from '../../server/repositories/selling.ts';
import {
  endSetting,
  readSettings,
  saveCode,
  saveDelivery,
  saveTax,
} from '../../server/services/selling/selling.ts';
import { onEitherDatabase } from './support/bothDatabases.ts';
import { settle } from './support/crowd.ts';
import { openTestShop, type TestShop } from './support/testShop.ts';

const delivery = { name: 'Standard', price: 5, minDays: 3, maxDays: 5, countries: [] };
const code = { code: 'LEAKED', kind: 'percent' as const, value: 50, minimum: 0 };
const tax = { country: 'Portugal', name: 'VAT', rate: 20 };

const stale = { fields: { version: expect.any(String) } };

onEitherDatabase('settings', (database) => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await openTestShop(database(), []);
    await saveDelivery(shop.context, delivery);
    await saveCode(shop.context, code);
    await saveTax(shop.context, tax);
  });

  async function stored() {
    const { delivery, codes, taxes } = await readSettings(shop.context);
    return { delivery: delivery[0], code: codes[0], tax: taxes?.[0] };
  }

  /** Identifies the stored setting, as a dialog sends it. */
  async function target(kind: 'delivery' | 'code' | 'tax') {
    const { id, version } = (await stored())[kind] ?? {};
    return { id: String(id), version: Number(version) };
  }

  const kinds = {
    delivery: {
      save: async (seen: object, price: number) =>
        saveDelivery(shop.context, { ...delivery, ...seen, price }),
      current: async () => (await stored()).delivery?.price,
      end: (id: string) => endSetting(shop.context, id, removeDelivery),
    },
    code: {
      save: async (seen: object, value: number) =>
        saveCode(shop.context, { ...code, ...seen, value }),
      current: async () => (await stored()).code?.value,
      end: (id: string) => endSetting(shop.context, id, endCode),
    },
    tax: {
      save: async (seen: object, rate: number) => saveTax(shop.context, { ...tax, ...seen, rate }),
      current: async () => (await stored()).tax?.rate,
      end: (id: string) => endSetting(shop.context, id, removeTax),
    },
  };

  it.each(['delivery', 'code', 'tax'] as const)(
    'accept one of many concurrent changes of %s',
    async (kind) => {
      const { save, current } = kinds[kind];
      const seen = await target(kind);
      const values = [11, 12, 13, 14, 15, 16];
      const outcomes = await Promise.allSettled(values.map((value) => save(seen, value)));
      const winners = values.filter((_, index) => outcomes[index]?.status === 'fulfilled');
      expect(winners).toEqual([await current()]);
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(stale);
      }
      expect((await target(kind)).version).toBe(2);
    },
  );

  it.each(['delivery', 'tax'] as const)(
    'do not restore a removed %s from an older dialog',
    async (kind) => {
      const { save, current, end } = kinds[kind];
      const seen = await target(kind);
      await Promise.allSettled([end(seen.id), save(seen, 20)]);
      await end(seen.id);
      await expect(save(seen, 20)).rejects.toMatchObject(stale);
      expect(await current()).toBeUndefined();
    },
  );

  it('accept one of two concurrent tax rates for some of the same products', async () => {
    const kids = { category: 'kid' as const };
    const { statuses } = await settle<unknown>([
      () => saveTax(shop.context, { ...tax, appliesTo: [kids] }),
      () => saveTax(shop.context, { ...tax, appliesTo: [kids, { category: 'men' }] }),
    ]);
    expect(statuses).toEqual([409]);
    expect((await readSettings(shop.context)).taxes).toHaveLength(2);
  });

  it('a code that ends while it is saved stays ended', async () => {
    const seen = await target('code');
    await Promise.allSettled([kinds.code.save(seen, 40), kinds.code.end(seen.id)]);
    expect((await stored()).code).toMatchObject({ hasEnded: true });
  });
});
