import { describe, expect, it } from 'vitest';
import { urlsOf } from '../../server/http/urls.ts';

describe('the URLs that a customer comes back to', () => {
  const PUBLIC_URL = 'https://shop.example/';
  const ALLOWED_ORIGINS = 'https://www.shop.example, https://app.example';

  it.each([
    ['PUBLIC_URL', { PUBLIC_URL }, 'evil.example', undefined, 'https://shop.example'],
    ['what was asked', {}, 'shop.test:3000', undefined, 'http://shop.test:3000'],
    [
      'a friend',
      { PUBLIC_URL, ALLOWED_ORIGINS },
      'x',
      'https://app.example',
      'https://app.example',
    ],
    [
      'no stranger',
      { PUBLIC_URL, ALLOWED_ORIGINS },
      'x',
      'https://evil.example',
      'https://shop.example',
    ],
    ['the dev server', {}, '127.0.0.1:4000', 'http://localhost:5173', 'http://localhost:5173'],
    [
      'no stranger here',
      {},
      '127.0.0.1:4000',
      'http://localhost.evil.example',
      'http://127.0.0.1:4000',
    ],
    ['an address', {}, '[::1]:3000', undefined, 'http://[::1]:3000'],
    ['no local page', { PUBLIC_URL }, 'x', 'http://localhost:5173', 'https://shop.example'],
  ])('are %s', (_, config, host, origin, appUrl) => {
    const request = { protocol: 'http' as const, host, headers: origin ? { origin } : {} };
    expect(urlsOf(request, config).appUrl).toBe(appUrl);
  });

  it.each(['', 'a.example/b', 'a.example@b.example', '"><script>', 'a b', 'a.example:80:80', '-'])(
    'do not lead to what is no host: %j',
    (host) => {
      const { serverUrl } = urlsOf({ protocol: 'http', host, headers: {} }, {});
      expect(serverUrl).toBe('http://localhost');
    },
  );
});
