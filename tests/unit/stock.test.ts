import { expect, it } from 'vitest';
import { isScarce } from '../../contract/rules/stock.ts';

it('three units are scarce, four are not', () => {
  expect([0, 3, 4].map(isScarce)).toEqual([true, true, false]);
});
