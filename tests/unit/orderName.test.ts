import { expect, it } from 'vitest';
import { orderName } from '../../src/lib/labels.ts';

it.each([
  [{ number: 'H-10023', _id: '01930000-0000-7000-8000-000020260312' }, 'H-10023'],
  [{ _id: '01930000-0000-7000-8000-0000a0260312' }, 'A0260312'],
  [{ _id: '66f2' }, '66F2'],
])('an order is called by its number, else by the end of its id: %j', (order, name) => {
  expect(orderName(order)).toBe(name);
});
