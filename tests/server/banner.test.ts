import { describe, expect, it } from 'vitest';
import { setTimeZones } from '../../contract/rules/timeZone.ts';
import { banner } from '../../server/serve.ts';

const opened = {
  engine: 'PGlite, PostgreSQL 18.6',
  folder: '/srv/shop',
  seeded: 0,
  admin: { email: 'admin@shop.test', password: 'hunter2' },
};
const url = 'http://localhost:3000';

describe('the start’s messages', () => {
  it('show the first admin’s password on a terminal only', () => {
    const settings = { PUBLIC_URL: 'https://shop.test' };
    expect(banner(url, opened, settings, true).join('\n')).toContain('password hunter2');
    const log = banner(url, opened, settings, false).join('\n');
    expect(log).not.toContain('hunter2');
    expect(log).toContain('password in admin-password.txt of the data folder');
  });

  it('warn about the default that replaces a missing PUBLIC_URL', () => {
    expect(banner(url, opened, {}, false).join('\n')).toContain('PUBLIC_URL is not set');
    const settings = { PUBLIC_URL: 'https://shop.test' };
    expect(banner(url, opened, settings, false).join('\n')).not.toContain('PUBLIC_URL');
  });

  it('names the time zone, which may be the machine’s', () => {
    setTimeZones('Europe/Lisbon');
    expect(banner(url, opened, {}, false).join('\n')).toContain('Europe/Lisbon');
    setTimeZones('UTC');
  });
});
