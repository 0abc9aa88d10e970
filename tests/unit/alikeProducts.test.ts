import { expect, it } from 'vitest';
import { productsInColours } from '../../contract/examples/products.ts';
import { exampleEnvParams } from '../../contract/examples/shop.ts';
import { warnOfDuplicates } from '../../src/features/admin/products/importRun.ts';
import { planImport } from '../../src/lib/csv/productCsvPlan.ts';

const products = productsInColours.map((product) => ({ ...product, version: 1 }));

function warningsOf(...lines: string[]) {
  const text = ['id,name,colour,style,price,category', ...lines].join('\n');
  const plan = planImport(text, products, exampleEnvParams);
  if ('problem' in plan) throw new Error(plan.problem);
  return warnOfDuplicates(plan.rows, products).map((row) => row.kind === 'add' && row.warning);
}

it('finds new products that equal existing ones by name, colour and style', () => {
  expect(
    warningsOf(
      ',linen camp shirt,CLAY ,linen-camp-shirt,89,women',
      ',Linen Camp Shirt,Red,linen-camp-shirt,89,women',
      ',Linen Camp Shirt,Clay,other,89,women',
    ),
  ).toEqual(['There is already a “linen camp shirt, CLAY”', undefined, undefined]);
});

it('finds equal rows in one file', () => {
  expect(warningsOf(',Cap,Red,,9,men', ',Cap,Blue,,9,men', ',Cap,Red,,9,men')).toEqual([
    undefined,
    undefined,
    'There is already a “Cap, Red” in row 2',
  ]);
});

it('ignores rows that change a product or can’t be read', () => {
  const id = products[0]?._id;
  expect(warningsOf(`${id},Linen Camp Shirt,Clay,linen-camp-shirt,89,women`, ',,,,9,men')).toEqual([
    false,
    false,
  ]);
});
