import { expect, it } from 'vitest';
import { productsInColours } from '../../contract/examples/products.ts';
import { exampleEnvParams } from '../../contract/examples/shop.ts';
import { newKinds } from '../../src/features/admin/products/importRun.ts';
import { planImport } from '../../src/lib/csv/productCsvPlan.ts';

const [shirt, ...others] = productsInColours.map((product) => ({ ...product, version: 1 }));

function kindsOf(...lines: string[]) {
  if (!shirt) throw new Error('There is no product');
  const products = [{ ...shirt, category: 'women' as const, kind: 'Shirts' }, ...others];
  const text = ['id,name,price,category,kind', ...lines].join('\n');
  const plan = planImport(text, products, exampleEnvParams);
  if ('problem' in plan) throw new Error(plan.problem);
  return newKinds(plan.rows, products);
}

it('lists new kinds of a category, once each', () => {
  expect(
    kindsOf(
      ',Camp,89,women,Shirts',
      ',Cuban,89,women,Shirt',
      ',Boxy,89,women,Shirt',
      ',Camp,89,men,Shirts',
      ',Plain,89,men,',
    ),
  ).toEqual([
    { category: 'women', kind: 'Shirt' },
    { category: 'men', kind: 'Shirts' },
  ]);
});

it('includes changed products, and skips rows that can’t be read', () => {
  const id = shirt?._id;
  expect(kindsOf(`${id},Camp,89,women,Shrits`, ',,,women,Nothing')).toEqual([
    { category: 'women', kind: 'Shrits' },
  ]);
});
