import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { plainCollection } from '../../contract/examples/collections.ts';
import { exampleShopProfile } from '../../contract/examples/shopProfile.ts';
import type { TranslatedSubject } from '../../contract/rules/translations.ts';
import type { TranslationInput, TranslationPage } from '../../contract/schemas/translations.ts';
import { staffRoles, users } from '../../server/db/accountSchema.ts';
import { products } from '../../server/db/catalogueSchema.ts';
import { translations } from '../../server/db/translationSchema.ts';
import { changeUser } from '../../server/repositories/users.ts';
import { onEitherDatabase } from './support/bothDatabases.ts';
import type { Customer } from './support/customer.ts';
import { emptyDatabase } from './support/emptyDatabase.ts';
import { newAdmin } from './support/enrolledAdmin.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { lastingFolder } from './support/temporaryFolder.ts';
import { openTestApp, type TestApp } from './support/testApp.ts';

const shirts = { category: 'woman', kind: 'Shirts' };

const dist = lastingFolder({
  'index.html':
    '<html lang="en"><head><title>Shop</title><script src="/config.js"></script></head></html>',
  'config.js': 'window.hemline = { shop: { name: "Hem" } };',
});

onEitherDatabase('translations', (database, _, rounds) => {
  let shop: TestApp;
  let admin: Customer;
  beforeEach(async () => {
    await emptyDatabase(database().db);
    shop = await openTestApp({
      products: [
        exampleProduct(1, {
          name: 'Linen Shirt',
          description: 'Washed linen.',
          material: 'Linen',
          kind: 'Shirts',
          colour: 'Clay',
          swatch: '#b5795a',
          style: 'shirt',
        }),
        exampleProduct(2, { name: 'Linen Shirt', kind: 'Shirts', colour: 'Sage', style: 'shirt' }),
        exampleProduct(3, { name: 'Coat', kind: 'Coats', draft: true }),
      ],
      ...{ dist, languages: ['en', 'pt', 'ar'] },
      connection: { ...database(), close: async () => {} },
    });
    admin = await newAdmin(shop, 'admin@shop.test');
  });
  afterEach(() => shop.app.close());

  const read = async (url: string, language = 'pt') =>
    (await shop.app.inject({ url: `/api${url}`, headers: { 'accept-language': language } })).json();
  const page = async (url: string) =>
    (await shop.app.inject({ url, headers: { accept: 'text/html' } })).body;
  const list = async (query: string): Promise<TranslationPage> =>
    (await admin.call(`GET /translations?language=pt&${query}`)).json();

  /** Translates the texts of an item into Portuguese. */
  async function translate(
    subject: TranslatedSubject,
    id: string,
    texts: Record<string, string>,
    change: Partial<TranslationInput> = {},
  ) {
    const { entries } = await list(`subject=${subject}&id=${encodeURIComponent(id)}`);
    const [entry] = entries;
    const fields = Object.entries(texts).map(([field, text]) => ({
      ...{ field, text },
      source: entry?.fields.find((each) => each.field === field)?.source ?? '',
    }));
    const version = entry?.version ?? 0;
    const input = { language: 'pt', subject, id, version, fields, ...change };
    return admin.call('POST /savetranslation', input);
  }
  const translated = async (...change: Parameters<typeof translate>) => {
    const answer = await translate(...change);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };

  it('appear in replies of their language only, for products and colours', async () => {
    expect((await read(`/product/${exampleId(1)}`)).name).toBe('Linen Shirt');
    await translated('product', exampleId(1), { name: 'Camisa de linho', material: '100% linho' });
    await translated('colour', 'Clay', { name: 'Barro' });
    await translated('kind', 'Shirts', { name: 'Camisas' });
    const product = await read(`/product/${exampleId(1)}`);
    expect(product).toMatchObject({
      ...{ name: 'Camisa de linho', description: 'Washed linen.', material: '100% linho' },
      // Filters, taxes and codes go by the kind's own name.
      ...{ colour: 'Barro', kind: 'Shirts' },
      colourways: [{ colour: 'Sage' }, { colour: 'Barro' }],
    });
    expect(await read(`/product/${exampleId(1)}`, 'en')).toMatchObject({
      ...{ name: 'Linen Shirt', material: 'Linen', colour: 'Clay' },
    });
    const names = async (language: string) =>
      (await read('/allproducts?sort=newest', language)).map(({ name }: { name: string }) => name);
    expect(await names('pt')).toEqual(['Linen Shirt', 'Camisa de linho']);
    expect(await names('en')).toEqual(['Linen Shirt', 'Linen Shirt']);
    const answer = await shop.app.inject({
      ...{ url: '/api/allproducts', headers: { 'accept-language': 'pt' } },
    });
    expect(answer.headers).toMatchObject({ 'content-language': 'pt' });
    expect(answer.headers.vary).toContain('accept-language');
    expect((await admin.call('GET /listproducts')).json()[1].name).toBe('Linen Shirt');
    const inPortuguese = { 'accept-language': 'pt' };
    const own = await admin.call(`GET /getproduct/${exampleId(1)}`, undefined, inPortuguese);
    expect(own.json()).toMatchObject({ name: 'Linen Shirt', colour: 'Clay' });
  });

  it('are in carts, pages’ heads, structured data and the settings of the app', async () => {
    await translated('product', exampleId(1), { name: 'Camisa', description: 'Linho lavado.' });
    await translated('kind', 'Shirts', { name: 'Camisas' });
    const tax = { country: 'Portugal', name: 'VAT', rate: 23 };
    await admin.call('POST /savetax', tax);
    await admin.call('POST /savetax', { ...tax, rate: 6, appliesTo: [shirts] });
    expect((await list('subject=tax')).entries).toHaveLength(1);
    await translated('tax', 'VAT', { name: 'IVA' });
    const lines = [{ itemId: exampleId(1), size: 'M', quantity: 1 }];
    const cart = await shop.app.inject({
      ...{ method: 'POST', url: '/api/getcartunaut', payload: { cartItems: lines } },
      headers: { 'accept-language': 'pt' },
    });
    expect(cart.json().cartData[0].product.name).toBe('Camisa');
    const shown = await page(`/pt/product/${exampleId(1)}`);
    expect(shown).toContain('<title>Camisa · Hem</title>');
    expect(shown).toContain('content="Linho lavado."');
    expect(shown).toMatch(/ld\+json.*"name":"Camisas"/s);
    expect(shown).toContain('src="/config.js?language=pt"');
    const english = await page(`/product/${exampleId(1)}`);
    expect(english).toContain('<title>Linen Shirt · Hem</title>');
    expect(english).toMatch(/ld\+json.*"name":"Shirts"/s);
    expect(await page('/config.js?language=pt')).toContain('"kinds":{"Shirts":"Camisas"}');
    expect(await page('/config.js?language=pt')).toContain('"taxes":{"VAT":"IVA"}');
    expect(await page('/config.js')).not.toContain('Camisas');
  });

  it('appear on the shop’s pages for its texts', async () => {
    const home = {
      ...{ line: 'New linen', button: '', leadsTo: 'women', pictures: {} },
      story: { isShown: true, heading: 'Slowly made', text: '' },
      note: { isShown: true, heading: '', text: '' },
    };
    const profile = { ...exampleShopProfile, version: 0, home };
    const saved = await admin.call('POST /saveshopfacts', profile);
    expect(saved.statusCode, saved.body).toBe(200);
    await admin.call('POST /savecollection', { ...plainCollection, text: 'All.' });
    const [collection] = (await admin.call('GET /collections')).json();
    await translated('text', 'home', { line: 'Linho novo', storyHeading: 'Feito devagar' });
    await translated('text', 'profile', { description: 'Roupa para todos.' });
    await translated('text', 'team Marta Lisboa', { role: 'Fundadora' });
    await translated('text', 'terms', { text: 'Estes são os termos.' });
    await translated('collection', collection.id, { title: 'Tudo' });
    const config = await page('/config.js?language=pt');
    expect(config).toContain('"line":"Linho novo"');
    expect(config).toContain('"heading":"Feito devagar"');
    expect(config).toContain('"role":{"en":"Fundadora","ru":""}');
    expect(config).toContain('"name":"Tudo"');
    expect(await page('/config.js')).toContain('"line":"New linen"');
    expect(await page('/pt')).toContain('Roupa para todos.');
    expect(await page('/pt/collections/all-of-it')).toContain('<title>Tudo · Hemline</title>');
    expect(await read('/collection/all-of-it')).toMatchObject({ title: 'Tudo', text: 'All.' });
    expect(await read('/shoptext/terms')).toEqual({ text: 'Estes são os termos.', language: 'pt' });
    expect((await read('/shoptext/terms', 'en')).text).toMatch(/^These terms/);
    expect((await read('/shoptext/privacy')).text).toMatch(/^We keep/);
  });

  it('are shown for deliveries and size scales, while rules use the original names', async () => {
    const delivery = { price: 4.9, minDays: 2, maxDays: 4, countries: [] };
    const settings = await admin.call('POST /savedelivery', { ...delivery, name: 'Standard' });
    const [method] = settings.json().delivery;
    await translated('delivery', method.id, { name: 'Normal' });
    const [scale] = (await read('/envparams')).sizeScales;
    await translated('scale', scale.id, { name: 'Letras' });
    const options = await read('/checkoutoptions');
    expect(options.delivery[0].name).toBe('Normal');
    expect(options.terms.delivery).toMatch(/^Normal/);
    const params = await read('/envparams');
    expect(params.sizeScales[0]).toMatchObject({ name: scale.name, label: 'Letras' });
    expect((await read('/envparams', 'en')).sizeScales[0]).not.toHaveProperty('label');
    expect((await admin.call('GET /checkoutsettings')).json().delivery[0].name).toBe('Standard');
    await admin.call(`POST /enddelivery/${method.id}`);
    const counts = (await admin.call('GET /translationcounts')).json();
    expect(counts.map(({ subject }: { subject: string }) => subject)).not.toContain('delivery');
    expect(await list(`subject=delivery&id=${method.id}`)).toEqual({ total: 0, entries: [] });
  });

  it('are deleted for people who left the team, and kept for renamed ones', async () => {
    const [marta, rui] = ['Marta Lisboa', 'Rui'].map((name) => ({
      ...{ name, role: { en: 'Tailor', ru: '' }, bio: { en: `${name} sews.`, ru: '' } },
    }));
    const save = async (version: number, team: unknown[]) => {
      const saved = await admin.call('POST /saveshopfacts', {
        ...{ ...exampleShopProfile, version, team },
      });
      expect(saved.statusCode, saved.body).toBe(200);
    };
    await save(0, [marta, rui]);
    await translated('text', 'team Marta Lisboa', { bio: 'Costura.' });
    await translated('text', 'team Rui', { bio: 'Costura.' });
    await translated('text', 'profile', { description: 'Roupa.' });
    const translatedIds = async () => {
      const rows = await database().db.select().from(translations);
      return rows.map(({ subjectId }) => subjectId).sort();
    };
    await save(1, [marta]);
    expect(await translatedIds()).toEqual(['profile', 'team Marta Lisboa']);
    await save(2, [rui, { ...marta, name: 'Marta Porto' }]);
    expect(await translatedIds()).toEqual(['profile', 'team Marta Porto']);
    expect(await page('/config.js?language=pt')).toContain('"bio":{"en":"Costura.","ru":""}');
    const alike = ['Ana', 'Eva'].map((name) => ({ ...marta, name }));
    await save(3, alike);
    await translated('text', 'team Ana', { bio: 'Costura.' });
    await translated('text', 'team Eva', { bio: 'Alfaiate.' });
    await save(
      4,
      alike.map((member) => ({ ...member, name: `${member.name} Lima` })),
    );
    expect(await translatedIds()).toEqual(['profile', 'team Ana Lima', 'team Eva Lima']);
  });

  it('are read for files of all products, in the shop’s languages', async () => {
    await translated('product', exampleId(1), { name: 'Camisa' });
    await translated('kind', 'Shirts', { name: 'Camisas' });
    const former = { language: 'de', subject: 'product', subjectId: exampleId(2) } as const;
    await database()
      .db.insert(translations)
      .values({ ...former, texts: { name: 'Hemd' }, sources: { name: 'Linen Shirt' } });
    expect((await admin.call('GET /producttranslations')).json()).toEqual([
      { id: exampleId(1), language: 'pt', version: 1, texts: { name: 'Camisa' } },
    ]);
  });

  it('say what is missing, and what was changed since', async () => {
    const names = async (state: string) =>
      (await list(`subject=product&state=${state}`)).entries.map(({ name }) => name);
    expect(await names('missing')).toEqual(['Coat', 'Linen Shirt, Sage', 'Linen Shirt, Clay']);
    await translated('product', exampleId(1), {
      ...{ name: 'Camisa', description: 'Linho lavado.', material: 'Linho' },
    });
    await translated('product', exampleId(3), { name: 'Casaco' });
    expect(await names('missing')).toEqual(['Linen Shirt, Sage']);
    expect(await names('outdated')).toEqual([]);
    const id = exampleId(1);
    await database()
      .db.update(products)
      .set({ description: 'Pure linen.', material: '' })
      .where(eq(products.id, id));
    expect(await names('outdated')).toEqual(['Linen Shirt, Clay']);
    const { entries } = await list(`subject=product&id=${id}`);
    expect(entries[0]?.fields).toEqual([
      { field: 'name', source: 'Linen Shirt', text: 'Camisa' },
      {
        ...{ field: 'description', source: 'Pure linen.', text: 'Linho lavado.' },
        madeFrom: 'Washed linen.',
      },
    ]);
    // A text that was removed has no translation either.
    expect(await read(`/product/${id}`)).toMatchObject({ material: '' });
    const counts = (await admin.call('GET /translationcounts')).json();
    expect(counts).toContainEqual({ language: 'pt', subject: 'product', missing: 1, outdated: 1 });
    expect(counts).toContainEqual({ language: 'ar', subject: 'product', missing: 4, outdated: 0 });
    expect(counts).toContainEqual({ language: 'pt', subject: 'kind', missing: 2, outdated: 0 });
  });

  it('are refused for another version, language, item or text', async () => {
    await translated('product', exampleId(1), { name: 'Camisa' });
    const refused = async (...change: Parameters<typeof translate>) => {
      const answer = await translate(...change);
      return [answer.statusCode, answer.json().message];
    };
    const name = { name: 'Outra' };
    expect(await refused('product', exampleId(1), name, { version: 0 })).toEqual([
      409,
      expect.stringContaining('changed'),
    ]);
    expect((await refused('product', exampleId(1), name, { language: 'de' }))[0]).toBe(400);
    expect((await refused('product', exampleId(99), name))[0]).toBe(404);
    expect((await refused('product', exampleId(1), { swatch: '#000' }))[0]).toBe(409);
    expect(await refused('product', exampleId(1), { name: 'a'.repeat(121) })).toEqual([
      ...[400, 'name must be text of at most 120 characters'],
    ]);
    const [{ version, fields } = { version: 0, fields: [] }] = (
      await list(`subject=product&id=${exampleId(1)}`)
    ).entries;
    expect([version, fields[0]?.text]).toEqual([1, 'Camisa']);
    await translated('product', exampleId(1), { name: ' ' });
    expect((await read(`/product/${exampleId(1)}`)).name).toBe('Linen Shirt');
  });

  it('are refused and not counted for items that a role may not read', async () => {
    const { db } = database();
    await db.insert(staffRoles).values({
      ...{ name: 'texter', permissions: ['texts:read', 'texts:write'] },
    });
    try {
      const texter = await newAdmin(shop, 'texter@shop.test');
      await changeUser(db, texter.id, { staffRole: 'texter' });
      const statusOf = async (subject: string) =>
        (await texter.call(`GET /translations?language=pt&subject=${subject}`)).statusCode;
      expect(await Promise.all(['product', 'kind', 'scale', 'text'].map(statusOf))).toEqual([
        ...[403, 403, 403, 200],
      ]);
      expect((await texter.call('GET /producttranslations')).statusCode).toBe(403);
      const counts = (await texter.call('GET /translationcounts')).json();
      const subjects = counts.map(({ subject }: { subject: string }) => subject);
      expect(subjects).toEqual([]);
    } finally {
      await db.update(users).set({ staffRole: 'owner' }).where(eq(users.staffRole, 'texter'));
      await db.delete(staffRoles).where(eq(staffRoles.name, 'texter'));
    }
  });

  it('are saved by only one of two simultaneous admins', async () => {
    for (let round = 0; round < rounds(5); round++) {
      const { entries } = await list(`subject=kind&id=Shirts`);
      const version = entries[0]?.version ?? 0;
      const answers = await Promise.all(
        ['Camisas', 'Blusas'].map((name) => translate('kind', 'Shirts', { name }, { version })),
      );
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    }
  });

  it('sort lists by name, page by page, without regard to case and accents', async () => {
    await translated('product', exampleId(1), { name: 'Saia' });
    await translated('product', exampleId(2), { name: 'Água' });
    await database()
      .db.update(products)
      .set({ draft: false, name: 'éclair' })
      .where(eq(products.id, exampleId(3)));
    const get = (url: string) => shop.app.inject({ url, headers: { 'accept-language': 'pt' } });
    const names: string[] = [];
    let url: string | undefined = '/api/allproducts?sort=name&limit=1';
    while (url) {
      const answer = await get(url);
      names.push(...answer.json().map(({ name }: { name: string }) => name));
      [, url] = /<([^>]+)>; rel="next"/.exec(String(answer.headers.link)) ?? [];
    }
    expect(names).toEqual(['Água', 'éclair', 'Saia']);
  });

  it('are found in any form of a word, by its beginning, and by kind and colour', async () => {
    await translated('product', exampleId(1), {
      ...{ name: 'Camisa de linho', description: 'Lavada muitas vezes.' },
    });
    await translated('kind', 'Shirts', { name: 'Blusas' });
    await translated('colour', 'Sage', { name: 'Salva' });
    const find = async (q: string, language = 'pt') => {
      const url = `/api/allproducts?q=${encodeURIComponent(q)}`;
      const answer = await shop.app.inject({ url, headers: { 'accept-language': language } });
      expect(answer.headers).not.toHaveProperty('x-search-corrections');
      return answer.json().map(({ _id }: { _id: string }) => Number.parseInt(_id.slice(-4), 16));
    };
    expect(await find('camisas')).toEqual([1]);
    expect(await find('lavar')).toEqual([1]);
    expect(await find('cami linho')).toEqual([1]);
    expect(await find('blusa')).toEqual([2, 1]);
    expect(await find('blusa salva')).toEqual([2]);
    expect(await find('linen')).toEqual([2, 1]);
    expect(await find("camisa' \\")).toEqual([1]);
    expect(await find('camisas', 'en')).toEqual([]);
    // Accents may be missing or superfluous.
    await translated('product', exampleId(1), { material: 'Algodão, seda bordô. Manga em Á' });
    expect(await find('algodao')).toEqual([1]);
    expect(await find('algod')).toEqual([1]);
    expect(await find('algodão')).toEqual([1]);
    expect(await find('bordo')).toEqual([1]);
    expect(await find('séda')).toEqual([1]);
    expect(await find('sedá')).toEqual([1]);
    // Postgres 18.6 reads "azul/lilás" as one word (findings/postgres-reads-words-as-paths.sh).
    await translated('product', exampleId(1), { material: 'Algodão, seda bordô, azul/lilás' });
    expect(await find('azul')).toEqual([1]);
    expect(await find('lilás')).toEqual([1]);
    expect(await find('azul/lilás')).toEqual([1]);
    await translated('product', exampleId(1), { material: 'Algodão, seda bordô. Manga em Á' });
    // Plurals whose stems differ in Postgres meet their singulars.
    expect(await find('algodões')).toEqual([1]);
    expect(await find('\u0301\u0301\u0301')).toEqual([]);
    // A synonym finds it, in any form and without its accents, but not its beginning.
    expect(await find('sobretudo')).toEqual([]);
    await translated('product', exampleId(2), { name: 'Camisola de lã' });
    expect(await find('sueteres')).toEqual([2]);
    expect(await find('pulôver')).toEqual([2]);
    expect(await find('pulô')).toEqual([]);
    // Pockets are not bags.
    await translated('product', exampleId(2), { name: 'Calças com bolsos' });
    expect(await find('mala')).toEqual([]);
    expect(await find('pantalonas')).toEqual([2]);
    // Articles and the like are ignored, unless there is nothing else.
    expect(await find('camisa em linho')).toEqual([1]);
    expect(await find('em')).toEqual([]);
    // A word of one translation still finds originals that have it, too.
    await translated('product', exampleId(1), { description: 'Linen, lavado. Shi.' });
    expect(await find('linen')).toEqual([2, 1]);
    expect(await find('shi')).toEqual([2, 1]);
    // Page by page, in the same order.
    const first = await shop.app.inject({
      ...{ url: '/api/allproducts?q=blusa&limit=1', headers: { 'accept-language': 'pt' } },
    });
    const [, next = ''] = /<([^>]*)>/.exec(String(first.headers.link)) ?? [];
    const second = await shop.app.inject({ url: next, headers: { 'accept-language': 'pt' } });
    expect([first, second].map((page) => page.json().length)).toEqual([1, 1]);
    expect(second.json()[0]._id).toBe(exampleId(1));
  });

  it('are in the activity log', async () => {
    await translated('product', exampleId(1), { name: 'Camisa' });
    await translated('product', exampleId(1), { name: 'Camisa de linho' });
    await translated('kind', 'Shirts', { name: 'Camisas' });
    const { entries } = (await admin.call('GET /activity?subject=translation')).json();
    expect(entries).toHaveLength(3);
    // By name, where the item has an id.
    const named = entries.map(({ subject }: { subject: { name: string } }) => subject.name);
    expect(named.sort()).toEqual(['Linen Shirt', 'Linen Shirt', 'Shirts']);
    expect(entries).toContainEqual(
      expect.objectContaining({
        action: 'Saved a translation',
        changes: [{ field: 'texts pt' }],
      }),
    );
  });
});
