import { createMemoryHistory } from 'history';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { activate, i18n, inLanguage } from '../../contract/i18n.ts';
import {
  type Languages,
  pathIn,
  settingsPath,
  splitLanguage,
  withoutLanguage,
} from '../../contract/languages.ts';
import { linksOf } from '../../contract/pages.ts';
import { isPrivatePath } from '../../contract/paths.ts';
import { formatDay } from '../../contract/rules/days.ts';
import { formatCents, formatCount } from '../../contract/rules/money.ts';
import { toLanguages } from '../../src/app/config.ts';
import { historyIn } from '../../src/app/languageHistory.ts';
import { renderedUrl } from '../../src/app/renderedUrl.ts';
import { loadMessages } from '../../src/data/messages.ts';
import { fileLimit } from '../../src/lib/sentPictures.ts';
import { preferredLanguage } from '../../src/pages/LanguageChoice.tsx';

const shop: Languages = ['en', 'pt', 'ar'];

describe('the URL of a language', () => {
  it.each([
    ['/', '/pt'],
    ['/women', '/pt/women'],
    ['/women?size=M#top', '/pt/women?size=M#top'],
    ['/?x=1', '/pt?x=1'],
    ['/#new-collection', '/pt#new-collection'],
  ])('of %s is %s, and back', (path, inPortuguese) => {
    expect(pathIn('pt', path, shop)).toBe(inPortuguese);
    expect(splitLanguage(inPortuguese, shop)).toEqual({ language: 'pt', path });
    expect(pathIn('en', path, shop)).toBe(path);
  });

  it('has no prefix in the shop’s first language, whichever that is', () => {
    const portuguese: Languages = ['pt', 'en'];
    expect(pathIn('pt', '/women', portuguese)).toBe('/women');
    expect(splitLanguage('/women', portuguese).language).toBe('pt');
    expect(splitLanguage('/en/women', portuguese)).toEqual({ language: 'en', path: '/women' });
  });

  it.each(['/de/women', '/xx', '/ptolemy', '/enough/of/it'])('is not part of %s', (path) => {
    expect(splitLanguage(path, shop)).toEqual({ language: 'en', path });
  });

  it('is known without the shop’s settings', () => {
    expect(withoutLanguage('/de/women')).toBe('/women');
    // English has a prefix where the shop's own language is another.
    expect(withoutLanguage('/en/women?size=M')).toBe('/women?size=M');
    expect(isPrivatePath('/en/cart')).toBe(true);
    expect(renderedUrl('/en/women?page=2&size=M')).toBe('/en/women?size=M&page=2');
    expect(withoutLanguage('/xx/women')).toBe('/xx/women');
    expect(isPrivatePath('/ru/account/myorders')).toBe(true);
    expect(isPrivatePath('/ru/women')).toBe(false);
  });

  it('never leads to another host', () => {
    expect(pathIn('en', '//shop.example', shop)).toBe('/shop.example');
    expect(splitLanguage('/pt//shop.example', shop).path).toBe('/shop.example');
  });

  it('is named in the head of a page, with the others', () => {
    const links = inLanguage('pt', () =>
      linksOf('/women', { url: 'https://shop.test', languages: shop }),
    );
    expect(links).toEqual({
      url: 'https://shop.test/pt/women',
      alternates: [
        { language: 'en', url: 'https://shop.test/women' },
        { language: 'pt', url: 'https://shop.test/pt/women' },
        { language: 'ar', url: 'https://shop.test/ar/women' },
        { language: 'x-default', url: 'https://shop.test/women' },
      ],
    });
    expect(linksOf('/women', { url: 'https://shop.test' }).alternates).toEqual([]);
  });

  it('have that of the shop’s first language where the shop lacks the one in use', () => {
    const site = { url: 'https://shop.test', languages: ['de', 'fr'] } as const;
    const urlOfWomen = () => linksOf('/women', site).url;
    expect(inLanguage('en', urlOfWomen)).toBe('https://shop.test/women');
    expect(inLanguage('fr', urlOfWomen)).toBe('https://shop.test/fr/women');
  });
});

describe('the shop’s languages', () => {
  it('are the known codes, each once', () => {
    expect(toLanguages(['pt', 'xx', 'en', 'pt'])).toEqual(['pt', 'en']);
    expect(toLanguages()).toEqual(['en']);
  });

  it('are offered in the browser’s order', () => {
    expect(preferredLanguage(['de-AT', 'pt-BR', 'en'], shop)).toBe('pt');
    expect(preferredLanguage(['zh-CN'], shop)).toBe('en');
  });
});

describe('the history of a language', () => {
  const open = (url: string) => {
    const outer = createMemoryHistory({ initialEntries: [url] });
    return { outer, inner: historyIn('pt', shop, outer) };
  };

  it('hides the prefix from the app, and keeps it in URLs', () => {
    const { outer, inner } = open('/pt/women?size=M');
    expect(inner.location).toMatchObject({ pathname: '/women', search: '?size=M' });
    expect(inner.location).toBe(inner.location);
    inner.push('/men#top', { from: 'here' });
    expect(outer.location).toMatchObject({
      pathname: '/pt/men',
      hash: '#top',
      state: { from: 'here' },
    });
    inner.replace({ pathname: '/', search: '?x=1' });
    expect(outer.location).toMatchObject({ pathname: '/pt', search: '?x=1' });
    expect(inner.createHref({ pathname: '/cart', search: '', hash: '' })).toBe('/pt/cart');
  });

  it('keeps the page of a link to a part of it', () => {
    const { outer, inner } = open('/pt/women');
    inner.push({ hash: '#top' });
    expect(outer.location).toMatchObject({ pathname: '/pt/women', hash: '#top' });
  });

  it('tells listeners and blockers the app’s path', () => {
    const { inner } = open('/pt/women');
    const listener = vi.fn();
    inner.listen(listener);
    inner.push('/men');
    expect(listener.mock.lastCall?.[0].location.pathname).toBe('/men');
    const blocker = vi.fn();
    const unblock = inner.block(blocker);
    inner.push('/kids');
    const { location, retry } = blocker.mock.lastCall?.[0] ?? {};
    expect(location.pathname).toBe('/kids');
    unblock();
    retry();
    expect(inner.location.pathname).toBe('/kids');
  });

  it('is the browser’s own without a prefix', () => {
    const history = createMemoryHistory();
    expect(historyIn('en', shop, history)).toBe(history);
  });
});

describe('numbers and days', () => {
  afterEach(() => activate('en'));

  it.each([
    ['en', '$12,345.60', '12,345', '12 March 2026'],
    ['pt', '12\u00a0345,60\u00a0$', '12\u00a0345', '12 de março de 2026'],
    ['ru', '12\u00a0345,60\u00a0$', '12\u00a0345', '12 марта 2026\u00a0г.'],
    ['de', '12.345,60\u00a0$', '12.345', '12. März 2026'],
    ['fr', '12\u202f345,60\u00a0$', '12\u202f345', '12 mars 2026'],
    ['es', '12.345,60\u00a0$', '12.345', '12 de marzo de 2026'],
    ['ar', '12,345.60\u00a0\u200f$', '12,345', '12 مارس 2026'],
  ] as const)('are written as in %s', (language, price, count, day) => {
    activate(language);
    expect(formatCents(1_234_560)).toBe(price);
    expect(formatCount(12345)).toBe(count);
    expect(formatDay('2026-03-12')).toBe(day);
  });

  it.each([
    ['en', '10 MB'],
    ['fr', '10\u00a0Mo'],
    ['ru', '10\u00a0МБ'],
  ] as const)('of a file’s size are written as in %s', async (language, size) => {
    await loadMessages(language, 'shop');
    activate(language);
    expect(fileLimit()).toBe(size);
  });

  it('are those of a language only while it is in use', () => {
    const inGerman = inLanguage('de', () => formatCents(150));
    expect([inGerman, formatCents(150), i18n.locale]).toEqual(['1,50\u00a0$', '$1.50', 'en']);
    expect(() =>
      inLanguage('de', () => {
        throw new Error('broken');
      }),
    ).toThrow('broken');
    expect(i18n.locale).toBe('en');
  });
});

it('settings of a page are in the language of its path', () => {
  expect(settingsPath('/en/women?q=silk')).toBe('/config.js?language=en');
  expect(settingsPath('/pt')).toBe('/config.js?language=pt');
  expect(settingsPath('/women')).toBe('/config.js');
  expect(settingsPath('/xx/women')).toBe('/config.js');
});
