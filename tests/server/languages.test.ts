import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addTranslations } from '../../contract/catalogues.ts';
import { i18n, inLanguage } from '../../contract/i18n.ts';
import type { Language, Languages } from '../../contract/languages.ts';
import { readConfig } from '../../server/config.ts';
import { orders } from '../../server/db/orderSchema.ts';
import { ownSettings } from '../../server/http/configFile.ts';
import {
  acceptedLanguage,
  loadLanguages,
  speaking,
  toLanguages,
} from '../../server/lib/languages.ts';
import { changeUser, findUserByEmail } from '../../server/repositories/users.ts';
import { forgotPassword } from '../../server/services/accounts/passwordReset.ts';
import { printInvoice } from '../../server/services/orders/printOrders.ts';
import { openBuyersShop } from './support/buyersShop.ts';
import { buy } from './support/checkoutRequest.ts';
import { loggedIn, signedUp, visitor } from './support/customer.ts';
import { exampleId } from './support/exampleProduct.ts';
import { forSuite } from './support/forSuite.ts';
import { openMemoryDatabase } from './support/memoryDatabase.ts';
import { readPdf, readPlaces } from './support/pdfText.ts';
import { temporaryFolder } from './support/temporaryFolder.ts';
import { openTestApp } from './support/testApp.ts';

const languages: Languages = ['en', 'pt', 'ru', 'ar'];

addTranslations('pt', {
  'Wrong email or password.': 'Email ou palavra-passe incorretos.',
  '{field} is missing': 'Falta {field}',
  'The request cannot be read: its URL or its JSON is malformed.': 'O pedido não se lê.',
  'If an account has this email, a link to set a new password is on its way to it.':
    'Enviámos uma ligação.',
  'We received your order {number}': 'A sua encomenda {number} chegou-nos',
  'See your order': 'Ver a encomenda',
  'Set a new password': 'Nova palavra-passe',
  Invoice: 'Fatura',
  'Page {page} of {pages}': 'Página {page} de {pages}',
});
addTranslations('pt', { 'We can’t find this product': 'Não existe.' });
addTranslations('ru', { 'We can’t find this product': 'Нет такого.' });
addTranslations('ru', {
  'Wrong email or password.': 'Неверная почта или пароль.',
  Invoice: 'Счёт',
});
addTranslations('ar', {
  'Wrong email or password.': '',
  'Set a new password': 'كلمة مرور جديدة',
  Invoice: 'فاتورة',
});

describe('the language of a reply', async () => {
  const shop = await forSuite(openTestApp({ languages }));
  const wrong = { email: 'nobody@shop.test', password: 'wrong' };
  const logIn = (accepted?: string) =>
    visitor(shop.app).call('POST /login', wrong, {
      ...(accepted !== undefined && { 'accept-language': accepted }),
    });

  it.each<[string | undefined, string, string]>([
    ['pt', 'Email ou palavra-passe incorretos.', 'pt'],
    ['pt-BR,pt;q=0.9,en-US;q=0.8', 'Email ou palavra-passe incorretos.', 'pt'],
    ['de-AT,ru;q=0.5,en;q=0.2', 'Неверная почта или пароль.', 'ru'],
    // Arabic has no translation here.
    ['ar', 'Wrong email or password.', 'ar'],
    ['de', 'Wrong email or password.', 'en'],
    ['*', 'Wrong email or password.', 'en'],
    ['', 'Wrong email or password.', 'en'],
    ['en-GB,pt;q=0.5', 'Wrong email or password.', 'en'],
    [undefined, 'Wrong email or password.', 'en'],
  ])('for %j is %j', async (accepted, message, language) => {
    const answer = await logIn(accepted);
    expect(answer.json()).toEqual({ success: false, message, errors: [message] });
    expect(answer.headers['content-language']).toBe(language);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers.vary).toMatch(/accept-language/);
  });

  it('is named by each reply with texts, for caches, and by no other', async () => {
    const read = async (url: string) =>
      (await shop.app.inject({ url: `/api${url}`, headers: { 'accept-language': 'pt' } })).headers;
    const options = await read('/checkoutoptions');
    expect(options).toMatchObject({ 'content-language': 'pt', vary: 'accept-language' });
    // The second answer is from memory.
    for (const url of ['/allproducts', '/allproducts', '/productcounts', '/envparams']) {
      const headers = await read(url);
      expect(headers['content-language']).toBe('pt');
      expect(headers.vary).toContain('accept-language');
    }
    for (const url of ['/health', '/ready']) {
      const { vary = '', ...headers } = await read(url);
      expect(vary).not.toContain('accept-language');
      expect(headers).not.toHaveProperty('content-language');
    }
    const alone = await openTestApp({ languages: ['pt'] });
    const { headers } = await alone.app.inject('/api/checkoutoptions');
    expect(headers).not.toHaveProperty('vary');
    await alone.close();
  });

  it('applies to field errors, unreadable requests and successes', async () => {
    const header = { 'accept-language': 'pt' };
    const call = (body: unknown, url = 'POST /login') =>
      visitor(shop.app).call(url as 'POST /login', body, header);
    const { fields } = (await call({ email: 'a@b.test' })).json();
    expect(fields).toEqual({ password: 'Falta password' });
    const unreadable = await shop.app.inject({
      ...{ method: 'POST', url: '/api/login', payload: '{' },
      headers: { ...header, 'content-type': 'application/json' },
    });
    expect(unreadable.json().message).toBe('O pedido não se lê.');
    const done = await call({ email: 'a@b.test' }, 'POST /forgotpassword');
    expect(done.json()).toEqual({ success: true, message: 'Enviámos uma ligação.' });
    expect(done.headers['content-language']).toBe('pt');
  });

  it('is each caller’s own when concurrent ones ask for an unknown product', async () => {
    const url = `/api/product/${exampleId(404)}`;
    const answers = await Promise.all(
      ['pt', 'ru', 'en', 'pt'].map((code) =>
        shop.app.inject({ url, headers: { 'accept-language': code } }),
      ),
    );
    expect(answers.map((answer) => answer.json().message)).toEqual([
      'Não existe.',
      'Нет такого.',
      'We can’t find this product',
      'Não existe.',
    ]);
  });

  it('does not mix with those of concurrent requests', async () => {
    const accepted = Array.from({ length: 12 }, (_, index) => ['pt', 'ru', 'en'][index % 3] ?? '');
    const answers = await Promise.all(accepted.map(logIn));
    const texts: Record<string, string> = {
      pt: 'Email ou palavra-passe incorretos.',
      ru: 'Неверная почта или пароль.',
      en: 'Wrong email or password.',
    };
    expect(answers.map((answer) => answer.json().message)).toEqual(
      accepted.map((code) => texts[code]),
    );
    expect(i18n.locale).toBe('en');
  });

  it('is kept with the account, from the sign-up or the latest login', async () => {
    const languageOf = async () => (await findUserByEmail(shop.db, 'ana@shop.test'))?.language;
    await signedUp(shop.app, 'ana@shop.test');
    expect(await languageOf()).toBe('en');
    await visitor(shop.app).call(
      'POST /login',
      { email: 'ana@shop.test', password: 'correct horse battery' },
      { 'accept-language': 'pt' },
    );
    expect(await languageOf()).toBe('pt');
    const ana = await loggedIn(shop.app, 'ana@shop.test');
    expect(await languageOf()).toBe('en');
    expect((await ana.call('GET /exportuser')).json().account.language).toBe('en');
  });
});

describe('a customer’s language', async () => {
  const connection = await forSuite(openMemoryDatabase());

  it('is that of the order’s mails and documents, and of the links in them', async () => {
    const shop = await openBuyersShop(connection);
    const context = { ...shop.context, languages };
    const { order } = await speaking('pt', () =>
      buy({ ...shop, context }, shop.ann, [[1, 'M', 1, 89.1]]),
    );
    await shop.mailer.idle();
    const [mail] = shop.mails;
    expect(mail?.subject).toBe(`A sua encomenda ${order.number} chegou-nos`);
    expect(mail?.html).toContain('<html lang="pt"><head>');
    expect(mail?.html).toContain('Ver a encomenda');
    expect(mail?.text).toMatch(/https:\/\/shop\.test\/pt\/order\?token=/);
    expect(mail?.html).toContain('https://shop.test/api/shared/');
    expect(shop.ownerMails[0]?.subject).toMatch(/^New order /);

    const prints = { paper: 'A4' as const, seller: [], fonts: [] };
    const owned = { userId: shop.ann, orderId: order._id };
    const [page] = await readPdf((await printInvoice({ ...context, prints }, owned)).pdf);
    expect(page).toContain('Fatura');
    expect(page).toContain('Página 1 de 1');
  });

  it('writes Arabic mails and documents from right to left', async () => {
    const shop = await openBuyersShop(connection);
    const context = { ...shop.context, languages };
    await inLanguageOfUser(shop, 'ar');
    forgotPassword(context, 'customer-1@shop.test');
    await shop.mailer.idle();
    const mail = shop.mails.at(-1);
    expect(mail?.subject).toBe('كلمة مرور جديدة');
    expect(mail?.html).toContain('<html lang="ar" dir="rtl"><head>');
    expect(mail?.text).toContain('https://shop.test/ar/reset');
    const { order } = await speaking('en', () =>
      buy({ ...shop, context }, shop.ann, [[1, 'M', 1, 89.1]]),
    );
    const placesIn = async (language: Language) => {
      await shop.db.update(orders).set({ language }).where(eq(orders.id, order._id));
      const prints = { paper: 'A4' as const, seller: [], fonts: [] };
      const owned = { userId: shop.ann, orderId: order._id };
      return readPlaces((await printInvoice({ ...context, prints }, owned)).pdf);
    };
    const english = await placesIn('en');
    const arabic = await placesIn('ar');
    // These are the same in both.
    for (const text of ['+351912345678', order.number, 'Linen Shirt', 'M']) {
      const { left, right } = english.find((each) => each.text === text) ?? expect.fail(text);
      const mirrored = arabic.find((each) => each.text === text) ?? expect.fail(text);
      expect(mirrored.left, text).toBeCloseTo(right);
      expect(mirrored.right, text).toBeCloseTo(left);
    }
    const amounts = arabic.filter(({ text }) => text === '$ 89.10');
    expect(amounts.map(({ left }) => Math.round(left))).toContain(56);
  });

  it('is the shop’s first if it is unknown, or no longer offered', async () => {
    const shop = await openBuyersShop(connection);
    for (const language of [null, 'fr']) {
      await inLanguageOfUser(shop, language);
      forgotPassword({ ...shop.context, languages: ['pt', 'en'] }, 'customer-1@shop.test');
      await shop.mailer.idle();
      expect(shop.mails.at(-1)?.subject).toBe('Nova palavra-passe');
      expect(shop.mails.at(-1)?.text).toContain('https://shop.test/reset');
    }
  });
});

async function inLanguageOfUser(
  { db, ann }: Awaited<ReturnType<typeof openBuyersShop>>,
  language: string | null,
) {
  await changeUser(db, ann, { language });
}

describe('LANGUAGES', () => {
  it('are all languages by default, the first of them the shop’s own', () => {
    expect(readConfig({}).LANGUAGES).toBe('en,pt,ru,de,fr,es,ar');
    expect(toLanguages(readConfig({ LANGUAGES: 'de, fr' }).LANGUAGES)).toEqual(['de', 'fr']);
    expect(acceptedLanguage('fr', ['de', 'fr'])).toBe('fr');
    expect(acceptedLanguage('*', ['de', 'fr'])).toBe('de');
  });

  it.each(['xx', 'en,xx', 'en,de,en', 'en;de', 'EN'])('stop the start if they are %j', (value) => {
    expect(() => readConfig({ LANGUAGES: value })).toThrow(
      `LANGUAGES is wrong "${value}": it must be codes of en,pt,ru,de,fr,es,ar with commas between, each once, the shop’s own first.`,
    );
  });

  it('are handed to the app unless the shop has only English', () => {
    const own = (codes: Languages) =>
      ownSettings({}, { WEB_VITALS: 'off' }, undefined, { signedUrl: async () => '' } as never, {
        languages: codes,
      });
    expect(own(['en'])).toEqual({});
    expect(own(['de'])).toEqual({ languages: ['de'] });
    expect(own(['en', 'pt'])).toEqual({ languages: ['en', 'pt'] });
  });

  it('need no files: untranslated texts stay English', () => {
    const texts = { 'Your orders': 'Tus pedidos', 'Your cart': '' };
    const folder = temporaryFolder({ 'es/shop.json': JSON.stringify(texts) });
    loadLanguages(['en', 'es', 'fr'], folder);
    const write = () => ['Your orders', 'Your cart'].map((text) => i18n.t(text));
    expect(inLanguage('es', write)).toEqual(['Tus pedidos', 'Your cart']);
    expect(inLanguage('fr', write)).toEqual(['Your orders', 'Your cart']);
  });
});
