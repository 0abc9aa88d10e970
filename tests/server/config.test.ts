import { describe, expect, it } from 'vitest';
import { readConfig } from '../../server/config.ts';

/** Email needs both settings. */
const complete = { PUBLIC_URL: 'https://shop.example', MAIL_FROM: 'shop@shop.example' };

describe('settings', () => {
  it('have defaults that run a shop on this machine', () => {
    expect(readConfig({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: './data',
      RATE_LIMITS: 'on',
      DEMO: 'on',
      LOG_LEVEL: 'info',
    });
    expect(readConfig({}).DATABASE_URL).toBeUndefined();
  });

  it('are read from the environment; empty counts as absent', () => {
    const config = readConfig({ PORT: '8080', HOST: ' 0.0.0.0 ', DATA_DIR: '', DEMO: 'off' });
    expect(config).toMatchObject({
      PORT: 8080,
      HOST: '0.0.0.0',
      DATA_DIR: './data',
      DEMO: 'off',
    });
  });

  it.each([
    [{ PORT: '70000' }, 'PORT is wrong "70000": it must be a port number from 0 to 65535.'],
    [{ PORT: '3000x' }, 'PORT is wrong "3000x": it must be a port number from 0 to 65535.'],
    [{ PORT: '-1' }, 'PORT is wrong "-1": it must be a port number from 0 to 65535.'],
    [
      { HOST: 'http://a' },
      'HOST is wrong "http://a": it must be an address to listen on, like 127.0.0.1, or 0.0.0.0 for the whole network.',
    ],
    [{ RATE_LIMITS: 'no' }, 'RATE_LIMITS is wrong "no": it must be "on" or "off".'],
    [
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL is wrong "loud": it must be one of fatal, error, warn, info, debug, trace, silent.',
    ],
    ...['on', 'true', '0', '10.0.0', '10.0.0.0/33', '10.0.0.1;10.0.0.2', '1,2'].map(
      (TRUST_PROXY): [NodeJS.ProcessEnv, string] => [
        { TRUST_PROXY },
        `TRUST_PROXY is wrong "${TRUST_PROXY}": it must be "off", or how many proxies of yours a request passes, as 1, or their addresses, as 10.0.0.5,192.168.0.0/16.`,
      ],
    ),
    ...['CLF', 'XYZ', 'eur', 'EURO'].map((CURRENCY): [NodeJS.ProcessEnv, string] => [
      { CURRENCY },
      `CURRENCY is wrong "${CURRENCY}": it must be the ISO 4217 code of a currency, in capitals, like USD, EUR, JPY or KWD.`,
    ]),
    ...['Lisbon', '+01:00'].map((TIME_ZONE): [NodeJS.ProcessEnv, string] => [
      { TIME_ZONE },
      `TIME_ZONE is wrong "${TIME_ZONE}": it must be a time zone like Europe/Lisbon, America/New_York or UTC.`,
    ]),
    [{ PAPER: 'A5' }, 'PAPER is wrong "A5": it must be "A4" or "Letter".'],
    [
      { PRINT_FONTS: 'noto.ttf, noto' },
      'PRINT_FONTS is wrong "noto.ttf, noto": it must be font files (.ttf, .otf, .woff) with commas between.',
    ],
    [
      { PUBLIC_URL: 'shop.example' },
      'PUBLIC_URL is wrong "shop.example": it must be a URL without a path, like https://shop.example: the shop needs its own host.',
    ],
    [
      { PUBLIC_URL: 'https://x.test/shop/' },
      'PUBLIC_URL is wrong "https://x.test/shop/": it must be a URL without a path, like https://shop.example: the shop needs its own host.',
    ],
    [
      { ALLOWED_ORIGINS: '*' },
      'ALLOWED_ORIGINS is wrong "*": it must be origins with commas between, like https://shop.example,https://www.shop.example.',
    ],
    [
      { ALLOWED_ORIGINS: 'https://a.example' },
      'PUBLIC_URL is missing: with ALLOWED_ORIGINS, set it to the URL of this server, so that other sites find the pictures.',
    ],
  ])('%j stop the start with one line', (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });

  it.each(['off', '1', '3', '10.0.0.5', '10.0.0.5, 192.168.0.0/16,fd00::/8'])(
    'accept TRUST_PROXY=%s',
    (TRUST_PROXY) => {
      expect(readConfig({ TRUST_PROXY }).TRUST_PROXY).toBe(TRUST_PROXY);
    },
  );

  it('that are secret are not shown', () => {
    expect(() => readConfig({ PICTURE_SECRET: 'hunter2' })).toThrow(
      'PICTURE_SECRET is wrong: it must be a random text of at least 16 characters.',
    );
    expect(() => readConfig({ DATABASE_URL: 'mysql://me:hunter2@host/db' })).toThrow(
      'DATABASE_URL is wrong: it must be a URL like postgres://user:password@host:5432/name, with special characters of its password encoded (# as %23, / as %2F, ? as %3F, @ as %40, % as %25).',
    );
  });

  it.each(['hunter#2', 'hunter/2', 'hunter?2', '12#hunter', '12/hunter', '12?hunter', '@/hunter'])(
    'never show a part of the password %s, and explain its format',
    (password) => {
      const urls = {
        DATABASE_URL: `postgres://me:${password}@db.example/shop`,
        SMTP_URL: `smtps://me:${password}@mail.example`,
      };
      for (const [name, url] of Object.entries(urls)) {
        const read = () => readConfig({ ...complete, [name]: url });
        expect(read).toThrow(`${name} is wrong: it must be a URL like`);
        expect(read).not.toThrow(/hunter/);
        const encoded = url.replace(password, encodeURIComponent(password));
        expect(readConfig({ ...complete, [name]: encoded })).toMatchObject({ [name]: encoded });
      }
    },
  );
});
