import { describe, expect, it } from 'vitest';
import { urlsOf } from '../../server/http/send.ts';

describe('return URLs of a checkout', () => {
  const shop = 'https://shop.example';
  const app = 'https://app.example';
  const one = { PUBLIC_URL: `${shop}/` };
  const two = { ...one, ALLOWED_ORIGINS: `https://www.shop.example, ${app}` };
  const local = 'http://localhost:5173';

  it.each([
    ['PUBLIC_URL', one, 'evil.example', undefined, shop],
    ['what was asked', {}, 'shop.test:3000', undefined, 'http://shop.test:3000'],
    ['a friend', two, 'x', app, app],
    ['no stranger', two, 'x', 'https://evil.example', shop],
    ['the dev server', {}, '127.0.0.1:4000', local, local],
    ['no stranger here', {}, '[::1]:4000', 'http://localhost.evil.example', 'http://[::1]:4000'],
    ['no local page', one, 'x', local, shop],
  ])('are %s', (_, config, host, origin, appUrl) => {
    const request = { protocol: 'http' as const, host, headers: origin ? { origin } : {} };
    expect(urlsOf(request, config).appUrl).toBe(appUrl);
  });

  it.each(['', 'a.example/b', 'a.example@b.example', '"><script>', 'a b', 'a.example:80:80', '-'])(
    'do not use an invalid host: %j',
    (host) => {
      const { serverUrl } = urlsOf({ protocol: 'http', host, headers: {} }, {});
      expect(serverUrl).toBe('http://localhost');
    },
  );
});
