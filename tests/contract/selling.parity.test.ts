import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { linenShirt, slipDress } from '../../contract/examples/products.ts';
import {
  courier,
  dressesOff,
  frenchTax,
  portugueseTax,
  standardDelivery,
  tenPercent,
  twentyDollars,
} from '../../contract/examples/selling.ts';
import type { Order, OrderReply } from '../../contract/schemas/order.ts';
import type { CheckoutSettings } from '../../contract/schemas/selling.ts';
import { type Both, openBoth, type Person, type Side } from './harness.ts';
import { contact, pay, sessionIds, shirts } from './payment.ts';

const line = shirts(2);

/** Input of the admin, without fields that the server adds. */
const newMethods = [standardDelivery, courier].map(({ id: _, version: __, ...method }) => method);
const newTaxes = [portugueseTax, frenchTax].map(({ id: _, version: __, ...rate }) => rate);
const newCodes = [tenPercent, twentyDollars].map(
  ({ id: _, version: __, uses: ___, hasEnded, ...code }) => code,
);

describe('delivery and codes: mocks and server answer alike', () => {
  let both: Both;
  let owner: Person;
  let anna: Person;
  beforeEach(async () => {
    both = await openBoth({ products: [linenShirt, { ...slipDress, kind: 'Dresses' }] });
    owner = await both.admin();
    anna = await both.anna();
    for (let units = 0; units < 2; units++) {
      await anna.ask('POST /addtocart', { itemId: linenShirt._id, size: 'S' });
    }
  });
  afterEach(() => both.close());

  const settingsOn = async (side: Side['name']) =>
    (await owner.askOnly(side, 'GET /checkoutsettings')).body as CheckoutSettings;

  /** Makes a call with each side's own id; returns the status, which must be equal. */
  async function onEach(call: string, idOn: (side: Side['name']) => string, body?: object) {
    const mocked = await owner.askOnly('mocks', `${call}/${idOn('mocks')}`, body);
    const real = await owner.askOnly('server', `${call}/${idOn('server')}`, body);
    expect(mocked.status).toBe(real.status);
    return real.status;
  }

  /** Saves the methods and codes; returns their ids on each side. */
  async function open() {
    for (const method of newMethods) await owner.ask('POST /savedelivery', method);
    for (const code of newCodes) await owner.ask('POST /savecode', code);
    const idsOn = async (side: Side['name']) => {
      const { delivery, codes } = await settingsOn(side);
      return { courier: delivery[1]?.id ?? '', code: codes[1]?.id ?? '' };
    };
    return { mocks: await idsOn('mocks'), server: await idsOn('server') };
  }

  const checkOut = (change: object | ((side: Side) => object)) =>
    anna.ask('POST /stripe/create-checkout-session', (side: Side) => ({
      userId: side.me,
      orderDetails: {
        ...{ products: [line], total: 178, ...contact },
        ...(typeof change === 'function' ? change(side) : change),
      },
    }));

  it('a shop without methods and codes, and one with some', async () => {
    const guest = both.somebody();
    await guest.ask('GET /checkoutoptions');
    await open();
    await guest.ask('GET /checkoutoptions');
    await owner.ask('GET /checkoutsettings');
    await anna.ask('GET /checkoutsettings');
    for (const code of ['spring10', ' THANKS-20', 'NOTHING']) {
      await guest.ask(`GET /discountcode/${encodeURIComponent(code)}`);
    }
  });

  it('changes, ended codes and invalid input', async () => {
    const ids = await open();
    const { maxDays, ...method } = newMethods[0] ?? standardDelivery;
    const [code] = newCodes;
    const refused = [
      await owner.ask('POST /savedelivery', { ...method, maxDays: 1 }),
      await owner.ask('POST /savedelivery', { ...method, maxDays, name: ' ' }),
      await owner.ask('POST /savedelivery', { ...method, maxDays, price: 4.999 }),
      await owner.ask('POST /savedelivery', { ...method, maxDays, freeFrom: 0.001 }),
      await owner.ask('POST /savecode', { ...code, code: 'THIRD', minimum: 33.333 }),
      await owner.ask('POST /savecode', { ...code, code: 'THIRD', kind: 'sum', value: 33.333 }),
      await owner.ask('POST /savecode', { ...code, code: 'HALF', value: 0.5 }),
      await owner.ask('POST /savecode', { ...code, code: 'NONE', kind: 'sum', value: 0 }),
      await owner.ask('POST /savecode', { ...code, code: 'X', value: 5 }),
      await owner.ask('POST /savecode', {
        ...{ ...code, code: 'LATE', from: '2026-06-01', until: '2026-05-01' },
      }),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 400));
    await owner.ask('POST /savedelivery', { ...method, maxDays, name: ' Slow ' });
    expect((await owner.ask('POST /savecode', { ...code, code: ' spring10 ' })).status).toBe(409);
    await owner.ask('POST /savecode', ({ name }: Side) => ({
      ...code,
      id: ids[name].code,
      version: 1,
      value: 15,
    }));
    await owner.ask('POST /endcode/not-an-id');
    await onEach('POST /endcode', (side) => ids[side].code);
    await onEach('POST /enddelivery', (side) => ids[side].courier);
    await owner.ask('GET /checkoutsettings');
    expect((await anna.ask('GET /discountcode/SPRING10')).status).toBe(409);
  });

  it('an older version changes nothing, and an ended code stays ended until reactivated', async () => {
    const ids = await open();
    await owner.ask('POST /savetax', newTaxes[0]);
    const taxIdOn = async (side: Side['name']) => (await settingsOn(side)).taxes?.[0]?.id ?? '';
    const taxIds = { mocks: await taxIdOn('mocks'), server: await taxIdOn('server') };
    const versioned =
      (fields: object, idOn: (side: Side['name']) => string) =>
      (version?: number) =>
      ({ name }: Side) => ({ ...fields, id: idOn(name), ...(version && { version }) });
    await owner.ask('POST /savecurrency', { code: 'EUR', rate: 0.92, ending: 99 });
    const currencyOn = async (side: Side['name']) =>
      (await settingsOn(side)).currencies?.[0]?.id ?? '';
    const currencyIds = { mocks: await currencyOn('mocks'), server: await currencyOn('server') };
    const currency = versioned({ code: 'EUR', rate: 0.95 }, (side) => currencyIds[side]);
    const code = versioned({ ...newCodes[0], value: 30 }, (side) => ids[side].code);
    const delivery = versioned({ ...newMethods[1], price: 15 }, (side) => ids[side].courier);
    const tax = versioned({ ...newTaxes[0], rate: 21 }, (side) => taxIds[side]);
    for (const [call, body] of [
      ['POST /savecode', code],
      ['POST /savedelivery', delivery],
      ['POST /savetax', tax],
      ['POST /savecurrency', currency],
    ] as const) {
      expect((await owner.ask(call, body(1))).status).toBe(200);
      expect((await owner.ask(call, body(1))).status).toBe(409);
      expect((await owner.ask(call, body())).status).toBe(409);
    }
    const codeOf = (side: Side['name']) => ids[side].code;
    expect(await onEach('POST /endcode', codeOf)).toBe(200);
    expect(await onEach('POST /endcode', codeOf)).toBe(200);
    expect((await owner.ask('POST /savecode', code(2))).status).toBe(409);
    expect((await owner.ask('POST /savecode', code(3))).status).toBe(200);
    expect((await anna.ask('GET /discountcode/SPRING10')).status).toBe(409);
    expect(await onEach('POST /reactivatecode', codeOf, { version: 3 })).toBe(409);
    expect(await onEach('POST /reactivatecode', codeOf, { version: 4 })).toBe(200);
    expect(await onEach('POST /reactivatecode', codeOf, { version: 4 })).toBe(200);
    await owner.ask('POST /reactivatecode/not-an-id', { version: 1 });
    expect((await anna.ask('GET /discountcode/SPRING10')).status).toBe(200);
    await onEach('POST /enddelivery', (side) => ids[side].courier);
    await onEach('POST /endtax', (side) => taxIds[side]);
    await onEach('POST /endcurrency', (side) => currencyIds[side]);
    expect((await owner.ask('POST /savecurrency', currency(2))).status).toBe(409);
    expect((await owner.ask('POST /savedelivery', delivery(2))).status).toBe(409);
    expect((await owner.ask('POST /savetax', tax(2))).status).toBe(409);
    await owner.ask('GET /checkoutsettings');
  });

  it('currencies are unique, known, and not the main one', async () => {
    const answers = [
      await owner.ask('POST /savecurrency', { code: 'JPY', rate: 150 }),
      await owner.ask('POST /savecurrency', { code: 'EUR', rate: 0.92, ending: 99 }),
      await owner.ask('POST /savecurrency', { code: 'EUR', rate: 0.95 }),
      await owner.ask('POST /savecurrency', { code: 'USD', rate: 1 }),
      await owner.ask('POST /savecurrency', { code: 'XXA', rate: 1 }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 409, 400, 400]);
    await owner.ask('GET /checkoutsettings');
  });

  it('an order is priced with both, and stores them', async () => {
    const ids = await open();
    const wanted = ({ name }: Side) => ({ delivery: ids[name].courier, code: 'spring10' });
    const priced = (side: Side) => ({ ...wanted(side), total: 172.2 });
    const refused = [
      await checkOut({ fullName: 'Anna Souza' }),
      await checkOut({ delivery: 'gone' }),
      await checkOut((side) => ({ ...wanted(side), total: 178 })),
      await checkOut((side) => ({ ...priced(side), code: 'NOTHING' })),
      await checkOut((side) => ({ ...priced(side), address: 'Main St 1, Boston, USA, 02101' })),
    ];
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409]);
    const session = sessionIds(await checkOut(priced));
    await pay(both, session);
    const { body } = await anna.ask('POST /createorder', contact);
    expect((body as OrderReply).order).toMatchObject({
      total: 172.2,
      delivery: { name: 'Courier, 1 day', price: 12 },
      discount: { code: 'SPRING10', amount: 17.8 },
    });
    const orders = (await anna.ask('GET /getorders')).body as Order[];
    expect(orders[0]).toMatchObject({ total: 172.2 });
  });

  it('a used-up code is reported to its customer only', async () => {
    const [, code] = newCodes;
    await owner.ask('POST /savecode', { ...code, minimum: 0 });
    expect((await anna.ask('GET /discountcode/thanks-20')).status).toBe(200);
    await pay(both, sessionIds(await checkOut({ code: 'thanks-20', total: 158 })));
    await anna.ask('POST /createorder', contact);
    const { status, body } = await anna.ask('GET /discountcode/thanks-20');
    expect(status).toBe(409);
    expect(body).toMatchObject({ message: 'You have used the code THANKS-20 already.' });
    expect((await both.somebody().ask('GET /discountcode/thanks-20')).status).toBe(200);
    await owner.ask('GET /checkoutsettings');
  });

  it('a code for some products, which the order’s lines record', async () => {
    const { id: _, version: __, uses: ___, hasEnded: ____, ...code } = dressesOff;
    const skirts = { category: 'women', kind: ' Skirts' };
    await owner.ask('POST /savecode', { ...code, appliesTo: [skirts, ...(code.appliesTo ?? [])] });
    await owner.ask('POST /savecode', { ...code, code: 'NONE', appliesTo: [] });
    await both.somebody().ask('GET /discountcode/dresses20');
    expect((await checkOut({ code: 'dresses20' })).status).toBe(409);
    await anna.ask('POST /addtocart', { itemId: slipDress._id, size: 'S' });
    const { name, price } = slipDress;
    const dress = { ...line, productId: slipDress._id, name, price, quantity: 1, subtotal: price };
    const products = [line, dress];
    expect((await checkOut({ products, total: 1427.95, code: 'dresses20' })).status).toBe(409);
    const session = await checkOut({ products, total: 1177.96, code: 'dresses20' });
    await pay(both, sessionIds(session));
    const { body } = await anna.ask('POST /createorder', contact);
    expect((body as OrderReply).order).toMatchObject({
      discount: { code: 'DRESSES20', amount: 249.99 },
      products: [{ codeApplies: false }, {}],
    });
  });

  it('tax rates of regions have their terms, and an address without a region is refused', async () => {
    const qst = { country: 'Canada', name: 'QST', rate: 9.975, onTop: true, inAddition: true };
    const clothes = { ...qst, appliesTo: [{ category: 'women' as const }], upTo: 109.99 };
    const answers = [
      await owner.ask('POST /savetax', { ...qst, regions: ['QC', 'AB'] }),
      await owner.ask('POST /savetax', {
        ...{ ...clothes, regions: ['QC'], splitsPrice: true, exceptDelivery: true },
      }),
      await owner.ask('POST /savetax', { ...qst, regions: ['QC', 'BC'] }),
      await owner.ask('POST /savetax', { ...qst, regions: ['TX'] }),
      await owner.ask('POST /savetax', { ...qst, country: 'Germany', splitsPrice: true }),
      await checkOut({ address: 'King Street 1, Toronto, Canada, 12345' }),
      await checkOut({ address: 'King Street 1, Toronto, Utopia, 12345' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 409, 400, 400, 409, 409]);
    await owner.ask('GET /checkoutsettings');
    await both.somebody().ask('GET /checkoutoptions');
  });

  it('tax rates are set, one per country, and an order keeps its own', async () => {
    for (const rate of newTaxes) await owner.ask('POST /savetax', rate);
    await both.somebody().ask('GET /checkoutoptions');
    const [portuguese] = newTaxes;
    const refused = [
      await owner.ask('POST /savetax', { ...portuguese, country: ' portugal ' }),
      await owner.ask('POST /savetax', { ...portuguese, country: 'Spain, Italy' }),
      await owner.ask('POST /savetax', { ...portuguese, country: 'Spain', rate: 5.5555 }),
      await owner.ask('POST /savetax', { ...portuguese, country: 'Spain', rate: 0 }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([409, 400, 400, 400]);
    const session = sessionIds(await checkOut({}));
    await pay(both, session);
    const { body } = await anna.ask('POST /createorder', contact);
    const tax = { name: 'VAT', rate: 23, amount: 33.28 };
    expect((body as OrderReply).order).toMatchObject({ total: 178, tax });
    const idOn = async (side: Side['name']) => (await settingsOn(side)).taxes?.[1]?.id ?? '';
    const ids = { mocks: await idOn('mocks'), server: await idOn('server') };
    await onEach('POST /endtax', (side) => ids[side]);
    await owner.ask('GET /checkoutsettings');
    await anna.ask('GET /getorders');
  });
});
