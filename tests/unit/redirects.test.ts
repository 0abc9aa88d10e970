import { describe, expect, it } from 'vitest';
import { redirectKey } from '../../contract/rules/redirects.ts';
import { fromLines, redirectChanges, toLines } from '../../src/lib/redirectLines.ts';

it.each([
  ['/products/wool-coat/', '/products/wool-coat'],
  ['/Products/Wool-Coat?variant=1#top', '/products/wool-coat'],
  ['/collections/winter/products/coat', '/products/coat'],
  ['/product/stra%C3%9Fe', '/product/straße'],
  ['/product/%E0%A4%A', '/product/%e0%a4%a'],
  ['/', '/'],
])('%j is looked up as %j', (path, key) => {
  expect(redirectKey(path)).toBe(key);
});

describe('lines of redirects', () => {
  const before = [
    { from: '/a', to: '/men' },
    { from: '/b', to: '/women' },
  ];

  it('are read back, even with hosts and from columns of a spreadsheet', () => {
    expect(fromLines(toLines(before))).toEqual({ redirects: before });
    expect(fromLines('https://old.example/A/\t/men\n\n')).toEqual({
      redirects: [{ from: '/a', to: '/men' }],
    });
  });

  it.each(['/a', '/a //evil.example', 'a /b', '/a /b /c', '/a https://'])(
    'are refused by number for %j',
    (line) => {
      expect(fromLines(`/x /y\n${line}`).wrong).toBe(2);
    },
  );

  it('become the changes only', () => {
    const after = [
      { from: '/b', to: '/kids' },
      { from: '/c', to: '/men' },
    ];
    expect(redirectChanges(before, after)).toEqual({ set: after, remove: ['/a'] });
  });
});
