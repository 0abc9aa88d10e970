import { expect, it } from 'vitest';
import { mySizeProblem, withMySize } from '../../contract/rules/mySizes.ts';

it('sets and removes the size of a category', () => {
  const sizes = withMySize({ men: 'L' }, { category: 'women', size: 'M' });
  expect(sizes).toEqual({ men: 'L', women: 'M' });
  expect(withMySize(sizes, { category: 'men' })).toEqual({ women: 'M' });
});

it('refuses a size that the shop does not have', () => {
  const ask = (size?: string) => mySizeProblem({ category: 'men', size }, ['S', 'M']);
  expect([ask('M'), ask()]).toEqual([undefined, undefined]);
  expect(ask('Q')).toBe('size must be one of S, M');
});
