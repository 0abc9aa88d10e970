import { afterEach, expect, it, vi } from 'vitest';
import { returnToMainCurrency } from '../../src/data/chosenCurrency.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('reloads a page of the admin area in the main currency, once a minute at most', () => {
  vi.useFakeTimers();
  const reload = vi.fn();
  const stored = new Map<string, string>();
  const document = { cookie: '' };
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', { location: { reload } });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  returnToMainCurrency(false);
  expect(document.cookie).toContain('hemline.currency=; max-age=0');
  expect(reload).toHaveBeenCalledOnce();
  // Such as offline, from a cache.
  returnToMainCurrency(false);
  expect(reload).toHaveBeenCalledOnce();
  // The reload did not end, and a later page comes in another currency, too.
  vi.advanceTimersByTime(60_000);
  returnToMainCurrency(false);
  expect(reload).toHaveBeenCalledTimes(2);
  returnToMainCurrency(true);
  returnToMainCurrency(false);
  expect(reload).toHaveBeenCalledTimes(3);
});
