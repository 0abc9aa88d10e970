import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exampleShopProfile } from '../../contract/examples/shopProfile.ts';
import { unsetHome } from '../../contract/rules/shopProfile.ts';
import { type Both, openBoth, type Person } from './harness.ts';

/** A new shop's profile. */
const unsaid = {
  ...{ version: 0, name: 'Hemline', description: '', supportEmail: 'shop@hemline.test' },
  ...{ phone: '', address: '', openingHours: '', social: [], team: [], returnDays: 14 },
  ...{ about: { en: '', ru: '' }, policies: { terms: '', privacy: '', returns: '' } },
};

describe('the shop’s profile: mocks and server answer alike', () => {
  let both: Both;
  let owner: Person;
  beforeEach(async () => {
    both = await openBoth({ products: [], scenario: { owner: { profile: unsaid } } });
    owner = await both.admin();
  });
  afterEach(() => both.close());

  it('is read, saved and read again, by admins only', async () => {
    await owner.ask('GET /shopfacts');
    const anna = await both.anna();
    expect((await anna.ask('GET /shopfacts')).status).toBe(403);
    const home = { ...unsetHome, line: ' Mended ' };
    const change = { ...exampleShopProfile, version: 0, name: ' Selvedge ', home };
    expect((await anna.ask('POST /saveshopfacts', change)).status).toBe(403);
    await owner.ask('POST /saveshopfacts', change);
    await owner.ask('GET /shopfacts');
    expect((await owner.ask('POST /saveshopfacts', change)).status).toBe(409);
  });

  it('its texts are public, if there are any', async () => {
    const guest = both.somebody();
    const read = async () => {
      for (const name of ['about', 'terms', 'privacy', 'returns']) {
        await guest.ask(`GET /shoptext/${name}`);
      }
    };
    await read();
    const about = { en: 'We mend.', ru: 'Мы чиним.' };
    await owner.ask('POST /saveshopfacts', { ...exampleShopProfile, version: 0, about });
    await read();
  });

  it('refuses invalid input', async () => {
    for (const change of [
      { name: '' },
      { returnDays: 400 },
      { social: [{ name: 'X', url: 'x' }] },
      { home: { ...unsetHome, line: 'x'.repeat(61) } },
      { home: { ...unsetHome, pictures: { ...unsetHome.pictures, men: 'p0-wide.webp' } } },
    ]) {
      const body = { ...exampleShopProfile, version: 0, ...change };
      expect((await owner.ask('POST /saveshopfacts', body)).status).toBe(400);
    }
  });
});
