import { expect, it } from 'vitest';
import { toAppConfig } from '../../src/app/config.ts';

const origin = 'https://shop.test';

it('without config.js, the app calls /api and the shop has no name', () => {
  const { api, shop } = toAppConfig(undefined, origin);
  expect(api).toEqual({ url: '/api', withCredentials: false });
  expect(shop).toMatchObject({ name: 'Shop', url: origin, supportEmail: '', social: [], team: [] });
});

it('config.js can set the currency, at least by its code', () => {
  const currencyIn = (settings: object) => toAppConfig(settings, origin).currency;
  expect(currencyIn({})).toEqual({ code: 'USD', sign: '$', name: 'dollars' });
  expect(currencyIn({ currency: { code: 'CHF' } })).toEqual({
    ...{ code: 'CHF', sign: 'CHF\u00a0', name: 'CHF' },
  });
  const euros = { code: 'EUR', sign: '€', name: 'euros' };
  expect(currencyIn({ currency: euros })).toEqual(euros);
});

it('config.js sets the server and the shop’s details, each optional', () => {
  const { api, shop } = toAppConfig(
    {
      apiUrl: 'https://api.test/',
      shop: { name: 'Loden', phone: '+351 210 000 000' },
      wording: { delivery: 'We send on Mondays.', returns: '', contacts: 5 as unknown as string },
    },
    origin,
  );
  expect(api.url).toBe('https://api.test');
  expect(shop).toMatchObject({ name: 'Loden', phone: '+351 210 000 000', supportEmail: '' });
  expect(shop.wording).toEqual({ delivery: 'We send on Mondays.', returns: '' });
});
