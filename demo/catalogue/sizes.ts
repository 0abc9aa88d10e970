import type { DemoProduct } from './product.ts';

type Sizes = DemoProduct['sizes'];

const adult = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];
const child = ['2Y', '4Y', '6Y', '8Y', '10Y', '12Y'];

function chart(names: string[], label: string, centimetres: number[]) {
  return (quantities: number[]): Sizes =>
    names.map((size, index) => ({
      size,
      quantity: quantities[index] ?? 0,
      description: `${label} ${centimetres[index] ?? 0} cm`,
    }));
}

/** Size charts: each takes the quantities in stock, from the smallest size to the largest. */
export const womenChest = chart(adult, 'Chest', [82, 87, 92, 98, 105, 113]);
export const womenWaist = chart(adult, 'Waist', [62, 67, 72, 78, 85, 93]);
export const menChest = chart(adult, 'Chest', [88, 93, 99, 105, 112, 120]);
export const menWaist = chart(adult, 'Waist', [72, 77, 82, 88, 95, 103]);
export const childHeight = chart(child, 'Height', [92, 104, 116, 128, 140, 152]);

/** A piece of one size, sold as M. */
export function oneSize(quantity: number, description: string): Sizes {
  return [{ size: 'M', quantity, description }];
}

/** Socks and caps: S and L. */
export function smallAndLarge(quantities: [number, number], small: string, large: string): Sizes {
  return [
    { size: 'S', quantity: quantities[0], description: small },
    { size: 'L', quantity: quantities[1], description: large },
  ];
}
