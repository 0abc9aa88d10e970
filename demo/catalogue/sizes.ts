import { oneSizeName } from '../../contract/rules/sizeTexts.ts';
import type { DemoProduct } from './product.ts';

type Sizes = DemoProduct['sizes'];

const adult = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];
const child = ['2Y', '4Y', '6Y', '8Y', '10Y', '12Y'];

/** Body measures of the sizes, from the smallest on, in centimetres. */
const bodies = {
  women: { sizes: adult, chest: [82, 87, 92, 98, 105, 113], waist: [62, 67, 72, 78, 85, 93] },
  men: { sizes: adult, chest: [88, 93, 99, 105, 112, 120], waist: [72, 77, 82, 88, 95, 103] },
  kid: { sizes: child, chest: [54, 57, 61, 66, 72, 78], height: [92, 104, 116, 128, 140, 152] },
};

function chart(names: string[], label: string, centimetres: number[]) {
  return (quantities: number[]): Sizes =>
    names.map((size, index) => ({
      size,
      quantity: quantities[index] ?? 0,
      description: `${label} ${centimetres[index] ?? 0} cm`,
    }));
}

/** Size charts: each takes the quantities in stock, from the smallest size to the largest. */
export const womenChest = chart(adult, 'Fits a chest of', bodies.women.chest);
export const womenWaist = chart(adult, 'Fits a waist of', bodies.women.waist);
export const menChest = chart(adult, 'Fits a chest of', bodies.men.chest);
export const menWaist = chart(adult, 'Fits a waist of', bodies.men.waist);
export const childHeight = chart(child, 'Fits a height of', bodies.kid.height);

/** Jeans by waist and length in inches; there are few short or long ones, and no wide short ones. */
export function menJeans(quantities: number[]): Sizes {
  return [28, 29, 30, 31, 32, 33, 34, 36].flatMap((waist, index) => {
    const quantity = quantities[index] ?? 0;
    return [30, 32, 34]
      .filter((length) => waist < 34 || length > 30)
      .map((length) => ({
        size: `W${waist} L${length}`,
        quantity: length === 32 ? quantity : Math.floor(quantity / 3),
        description: `Fits a waist of ${Math.round(waist * 2.54)} cm`,
      }));
  });
}

/** Body measures of a size; `step` counts from the third size. */
export function bodyOf(category: DemoProduct['category'], size: string) {
  const { sizes, chest } = bodies[category];
  const index = sizes.indexOf(size);
  return { step: index - 2, chest: chest[index] ?? 0, height: bodies.kid.height[index] ?? 0 };
}

/** A one-size product. */
export function oneSize(quantity: number, description: string): Sizes {
  return [{ size: oneSizeName, quantity, description }];
}

/** Socks and caps: S and L. */
export function smallAndLarge(quantities: [number, number], small: string, large: string): Sizes {
  return [
    { size: 'S', quantity: quantities[0], description: small },
    { size: 'L', quantity: quantities[1], description: large },
  ];
}
