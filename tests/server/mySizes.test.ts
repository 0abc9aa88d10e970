import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { onEitherDatabase } from './support/bothDatabases.ts';
import { type Customer, loggedIn, signedUp } from './support/customer.ts';
import { openTestApp, type TestApp } from './support/testApp.ts';

onEitherDatabase('my sizes', (database) => {
  let shop: TestApp;
  let ana: Customer;
  let ben: Customer;
  let count = 0;
  beforeAll(async () => {
    shop = await openTestApp({ connection: database() });
  });
  beforeEach(async () => {
    count += 1;
    ana = await signedUp(shop.app, `ana-${count}@shop.test`);
    ben = await signedUp(shop.app, `ben-${count}@shop.test`);
  });
  afterAll(() => shop.app.close());

  const say = async (category: string, size?: string, who = ana) =>
    (await who.call('POST /savemysize', { category, size })).statusCode;
  const said = async (who = ana) => (await who.call('GET /getuser')).json().mySizes;

  it('follow their owner to every login, and belong to nobody else', async () => {
    await say('men', 'S');
    expect(await said(await loggedIn(shop.app, `ana-${count}@shop.test`))).toEqual({ men: 'S' });
    expect(await said(ben)).toEqual({});
    expect((await ben.call('GET /exportuser')).json().mySizes).toEqual({});
  });

  it('are all kept when saved at once', async () => {
    await Promise.all([say('women', 'M'), say('men', 'L'), say('kid', '6Y')]);
    expect(await said()).toEqual({ women: 'M', men: 'L', kid: '6Y' });
  });

  it('are kept when account details change', async () => {
    await say('women', 'M');
    const details = { username: 'Ana Lima', email: `ana-${count}@shop.test` };
    expect((await ana.call('POST /updateuser', details)).statusCode).toBe(200);
    expect(await said()).toEqual({ women: 'M' });
  });

  it('are one for each scale of a category', async () => {
    await say('women', 'M');
    const [letters, children] = (await ana.call('GET /envparams')).json().sizeScales;
    const change = { category: 'women', scale: children.id, size: '4Y' };
    expect((await ana.call('POST /savemysize', change)).statusCode).toBe(200);
    const both = { [`women:${letters.id}`]: 'M', [`women:${children.id}`]: '4Y' };
    expect(await said()).toEqual(both);
    const wrong = { ...change, size: 'M' };
    expect((await ana.call('POST /savemysize', wrong)).statusCode).toBe(400);
    await ana.call('POST /savemysize', { category: 'women', scale: letters.id });
    expect(await said()).toEqual({ [`women:${children.id}`]: '4Y' });
  });

  it('are refused if the shop has no such size or category', async () => {
    for (const [category, size] of [
      ['women', 'XXXL'],
      ['women', ''],
      ['women', 'M'.repeat(21)],
      ['dogs', 'M'],
      ['__proto__', 'M'],
    ] as const) {
      expect(await say(category, size), `${category} ${size}`).toBe(400);
    }
    expect(await said()).toEqual({});
  });
});
