import { cottonTote, linenShirt, slipDress } from '../../../contract/examples/products.ts';
import { type CartRow, toCartRows } from '../../../src/lib/cart/cartRows.ts';
import { guestLine } from '../../mocks/guestCart.ts';

/** A shirt with units left, the last two totes, and a dress with a long name. */
const exampleLines = {
  shirt: guestLine(linenShirt, 'M', 1),
  tote: guestLine(cottonTote, 'M', 2),
  dress: guestLine(slipDress, 'S', 1),
};

const [shirt, tote, dress] = toCartRows(Object.values(exampleLines), [
  linenShirt,
  { ...cottonTote, sizes: [{ size: 'M', quantity: 2, quantityReserved: 0, description: '' }] },
  slipDress,
]) as [CartRow, CartRow, CartRow];

/** Lines without a problem. */
export const exampleRows = { shirt, tote, dress };

/** The shirt with each kind of problem. */
export const problemRows = {
  gone: { ...shirt, canAdd: false, problem: { kind: 'gone' } },
  soldOut: { ...shirt, canAdd: false, size: 'L', problem: { kind: 'soldOut' } },
  onlyLeft: {
    ...shirt,
    size: 'S',
    quantity: 5,
    lineTotalCents: 44500,
    canAdd: false,
    problem: { kind: 'onlyLeft', units: 2 },
  },
  priceChanged: {
    ...shirt,
    size: 'XS',
    priceCents: 9500,
    lineTotalCents: 9500,
    canAdd: false,
    problem: { kind: 'priceChanged', beforeCents: 8900 },
  },
} satisfies Record<string, CartRow>;
