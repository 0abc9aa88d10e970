import { describe, expect, it } from 'vitest';
import { addTranslations } from '../../contract/catalogues.ts';
import type { Languages } from '../../contract/languages.ts';
import { inOwnLanguage } from '../../server/http/pageTemplate.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { forSuite } from './support/forSuite.ts';
import { openMemoryDatabase } from './support/memoryDatabase.ts';
import { lastingFolder } from './support/temporaryFolder.ts';
import { openTestApp } from './support/testApp.ts';

addTranslations('pt', { Women: 'Mulher', 'Try again': 'Tentar de novo' });
addTranslations('ar', { Women: 'نساء' });
addTranslations('de', { Women: 'Damen' });

const dist = lastingFolder({
  'index.html':
    '<!doctype html><html lang="en"><head><title>Shop</title><script src="/config.js"></script></head><p>Try again</p></html>',
  'config.js': 'window.hemline = { shop: { name: "Loden" } };',
});

describe('URLs with a language', async () => {
  const connection = await forSuite(openMemoryDatabase());
  const config = { PUBLIC_URL: 'https://shop.example' };
  const open = async (languages: Languages) => {
    const products = languages.includes('ar') ? [exampleProduct(1)] : [];
    const { app } = await openTestApp({ connection, dist, config, languages, products });
    return async (url: string) => {
      const { statusCode, body } = await app.inject({ url, headers: { accept: 'text/html' } });
      return { statusCode, body };
    };
  };
  const visit = await open(['en', 'pt', 'ar']);
  const visitGerman = await open(['de', 'en']);

  it('have pages in it', async () => {
    const { statusCode, body } = await visit('/pt/women?size=M');
    expect(statusCode).toBe(200);
    expect(body).toContain('<html lang="pt">');
    expect(body).toContain('<title>Mulher · Loden</title>');
    expect(body).toContain('<p>Tentar de novo</p>');
    expect((await visit('/ar')).body).toContain('<html lang="ar" dir="rtl">');
    expect((await visit('/women')).body).toContain('<html lang="en">');
  });

  it('are canonical, and link to those of the other languages', async () => {
    const url = 'https://shop.example';
    for (const [path, canonical] of [
      ['/pt/women', '/pt/women'],
      ['/women', '/women'],
    ]) {
      const { body } = await visit(path ?? '');
      expect(body).toContain(`<link rel="canonical" href="${url}${canonical}" data-served>`);
      const others = [...body.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)];
      expect(others.map(([, code, href]) => [code, href])).toEqual([
        ['en', `${url}/women`],
        ['pt', `${url}/pt/women`],
        ['ar', `${url}/ar/women`],
        ['x-default', `${url}/women`],
      ]);
    }
    const product = (await visit(`/pt/product/${exampleId(1)}`)).body;
    expect(product).toContain(`rel="canonical" href="${url}/pt/product/${exampleId(1)}"`);
  });

  it.each(['/pt/nothing', '/ar/nothing', '/de', '/de/women', '/xx/women', '/en/women'])(
    'are unknown: %s',
    async (url) => {
      const { statusCode, body } = await visit(url);
      expect(statusCode).toBe(404);
      expect(body).toContain('<meta name="robots" content="noindex" data-served>');
      expect(body).toContain(`<html lang="${/^\/(pt|ar)/.exec(url)?.[1] ?? 'en'}"`);
    },
  );

  it('are in the sitemap, and their private ones in robots.txt', async () => {
    const { body } = await visit('/sitemap.xml');
    for (const path of ['/men', '/pt/men', '/ar/men', `/pt/product/${exampleId(1)}`])
      expect(body).toContain(`<loc>https://shop.example${path}</loc>`);
    const rules = (await visit('/robots.txt')).body.match(/(?<=Disallow: ).*/g);
    expect(rules).toEqual([
      ...['', '/pt', '/ar'].flatMap((prefix) =>
        ['/account/', '/admin/', '/checkout-success'].map((path) => prefix + path),
      ),
      '/api/docs',
    ]);
  });

  it('have no prefix in a shop with one language', async () => {
    const visitEnglish = await open(['en']);
    expect((await visitEnglish('/robots.txt')).body).toBe(
      [
        'User-agent: *',
        'Disallow: /account/',
        'Disallow: /admin/',
        'Disallow: /checkout-success',
        'Disallow: /api/docs',
        '',
        'Sitemap: https://shop.example/sitemap.xml',
        '',
      ].join('\n'),
    );
    expect((await visitEnglish('/pt/women')).statusCode).toBe(404);
    expect((await visitEnglish('/women')).body).not.toContain('hreflang');
    expect((await visitEnglish('/config.js')).body).not.toContain('languages');
  });

  it('have none in the shop’s first language, whichever that is', async () => {
    const german = (await visitGerman('/women')).body;
    expect(german).toContain('<html lang="de">');
    expect(german).toContain('<title>Damen · Loden</title>');
    const english = (await visitGerman('/en/women')).body;
    expect(english).toContain('<html lang="en">');
    expect(english).toContain('<title>Women · Loden</title>');
    expect(english).toContain('rel="canonical" href="https://shop.example/en/women"');
    expect((await visitGerman('/')).body).toContain('<html lang="de">');
    expect((await visitGerman('/de/women')).statusCode).toBe(404);
    expect((await visitGerman('/config.js')).body).toContain('"languages":["de","en"]');
    expect(english).toContain('src="/config.js?language=en"');
    expect(german).toContain('src="/config.js"');
  });
});

it('fallback texts are in the page’s language', () => {
  const page = '<html lang="en"><p>Try again</p></html>';
  expect(inOwnLanguage(page, 'pt')).toBe('<html lang="pt"><p>Tentar de novo</p></html>');
  expect(inOwnLanguage(page, 'en')).toBe(page);
});
