import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Persisted, persisted } from '../../src/data/persisted.ts';

const texts = new Map<string, string>();
let isFull = false;
let words: Persisted<string[]>;

function parseWords(stored: unknown) {
  if (!Array.isArray(stored)) throw new TypeError('no list');
  return stored.map(String);
}

beforeEach(() => {
  texts.clear();
  isFull = false;
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    removeItem: (key: string) => void texts.delete(key),
    setItem(key: string, text: string) {
      if (isFull) throw new Error('no room left');
      texts.set(key, text);
    },
  });
  words = persisted('words', parseWords);
});
afterEach(() => vi.unstubAllGlobals());

describe('a persisted value', () => {
  it('is read unchanged, with a stable identity', () => {
    expect(words.read()).toBeUndefined();
    words.write(['a', 'b']);
    expect(texts.get('words')).toBe('["a","b"]');
    expect(words.read()).toEqual(['a', 'b']);
    expect(words.read()).toBe(words.read());
    words.remove();
    expect(words.read()).toBeUndefined();
  });

  it('is read again when Back restores the page', () => {
    const listener = vi.fn();
    const unsubscribe = words.subscribe(listener);
    const restore = () => window.dispatchEvent(new Event('pageshow'));
    restore();
    expect(listener).toHaveBeenCalledOnce();
    unsubscribe();
    restore();
    expect(listener).toHaveBeenCalledOnce();
  });

  it.each(['{"a":', '7', 'null'])('is absent if storage holds %s', (text) => {
    texts.set('words', text);
    expect(words.read()).toBeUndefined();
  });

  it('lasts as long as the page if storage is full, and is stored once there is room', () => {
    words.write(['old']);
    isFull = true;
    words.write(['new']);
    expect(words.read()).toEqual(['new']);
    isFull = false;
    words.write(['newest']);
    expect(texts.get('words')).toBe('["newest"]');
    expect(words.read()).toEqual(['newest']);
  });

  it('lasts as long as the page if storage is disabled', () => {
    vi.stubGlobal('localStorage', undefined);
    words.write(['a']);
    expect(words.read()).toEqual(['a']);
    words.remove();
    expect(words.read()).toBeUndefined();
  });

  it('announces every change, in this tab and in others', () => {
    const listener = vi.fn();
    const stop = words.subscribe(listener);
    const inOtherTab = (key: string) =>
      window.dispatchEvent(Object.assign(new Event('storage'), { key }));
    words.write(['a']);
    inOtherTab('words');
    expect(listener).toHaveBeenCalledTimes(2);
    inOtherTab('else');
    stop();
    words.write(['b']);
    inOtherTab('words');
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
