import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { flagmanFirst } from '../../contract/rules/pictures.ts';
import type { Renditions } from '../../contract/schemas/pictures.ts';
import { bannerPictures, bannerRenditions, clothPicture } from '../../src/lib/banners.ts';
import {
  formatAt,
  largestOf,
  sizedPicturesOf,
  sourcesOf,
  srcSetOf,
} from '../../src/lib/pictures.ts';

const renditions: Renditions = {
  url: '/api/pictures/shirt.webp/{width}.{format}?expires=1&signature=x',
  widths: [320, 640],
  formats: ['avif', 'webp'],
};

describe('the pictures of a product', () => {
  it('start with the main one, and otherwise keep their order', () => {
    const [a, b, c] = [false, false, true].map((flagman, number) => ({ flagman, number }));
    expect(flagmanFirst([a, b, c].filter((each) => each !== undefined))).toEqual([c, a, b]);
  });

  it('have a srcset with every width of a format', () => {
    expect(srcSetOf(renditions, 'avif')).toBe(
      '/api/pictures/shirt.webp/320.avif?expires=1&signature=x 320w, /api/pictures/shirt.webp/640.avif?expires=1&signature=x 640w',
    );
  });

  it('have a size for each width if the server sends their ratio', () => {
    expect(sizedPicturesOf({ ...renditions, ratio: 0.8 }, 'avif')).toEqual([
      {
        src: '/api/pictures/shirt.webp/320.avif?expires=1&signature=x',
        width: 320,
        height: 400,
      },
      {
        src: '/api/pictures/shirt.webp/640.avif?expires=1&signature=x',
        width: 640,
        height: 800,
      },
    ]);
    expect(sizedPicturesOf(renditions, 'avif')).toEqual([]);
    expect(sizedPicturesOf({ ...renditions, ratio: 0.8, formats: ['webp'] }, 'avif')).toEqual([]);
    expect(sizedPicturesOf(undefined, 'avif')).toEqual([]);
  });

  it('reveal supported formats by the URL that the browser loaded', () => {
    const shown = 'https://shop.example/api/pictures/shirt.webp/640.avif?expires=1&signature=x';
    expect(formatAt(shown, renditions)).toBe('avif');
    expect(formatAt(shown.replace('avif', 'webp'), renditions)).toBe('webp');
    expect(formatAt(shown.replace('640', '641'), renditions)).toBeUndefined();
    expect(formatAt('', renditions)).toBeUndefined();
    expect(formatAt(shown, undefined)).toBeUndefined();
  });

  it('use their widest WebP at full size, or the original on a spec-only server', () => {
    expect(largestOf({ src: '/shirt.webp', renditions }, 639)).toContain('/320.webp');
    expect(largestOf({ src: '/shirt.webp', renditions }, 319)).toBe('/shirt.webp');
    expect(largestOf({ src: '/shirt.webp', renditions })).toBe(
      '/api/pictures/shirt.webp/640.webp?expires=1&signature=x',
    );
    expect(
      largestOf({ src: '/shirt.webp', renditions: { ...renditions, formats: ['avif'] } }),
    ).toBe('/shirt.webp');
    expect(largestOf(sourcesOf({ signedUrl: '/shirt.webp' }))).toBe('/shirt.webp');
    expect(largestOf(sourcesOf(undefined))).toBeUndefined();
  });
});

it('every banner has the files that the app names', () => {
  const banners = ['home', 'women', 'men', 'kids'].flatMap((name) => {
    const { wide, tall } = bannerPictures(name);
    return [wide, tall];
  });
  const named = [clothPicture, ...banners]
    .flatMap((src) => [src, ...srcSetOf(bannerRenditions(src), 'avif').split(', ')])
    .map((entry) => entry.replace(/ \d+w$/, ''));
  expect(named).toHaveLength(5 + 4 * 7 + 4 * 5);
  expect(named.filter((path) => !existsSync(join('public', path)))).toEqual([]);
});

it('the owner’s banners have the same widths as ours, from the server', () => {
  const wide = '/api/pictures/p1-wide.webp/960.webp?expires=1&signature=a';
  const { url, widths } = bannerRenditions(wide);
  expect(url).toBe('/api/pictures/p1-wide.webp/{width}.{format}?expires=1&signature=a');
  expect(widths).toEqual(bannerRenditions(bannerPictures('home').wide).widths);
});
