import { expect, it } from 'vitest';
import { linenShirt } from '../../contract/examples/products.ts';
import { toCard } from '../../contract/rules/productCard.ts';
import { Product } from '../../contract/schemas/product.ts';

/** Lists send these fields of each product; long texts belong to the product's page. */
const textsOfCards = ['_id', 'name', 'kind', 'colour', 'swatch'];

it('a card has these texts of a product, and no others', () => {
  const texts = Object.entries(Product.properties)
    .filter(([, schema]) => 'type' in schema && schema.type === 'string')
    .map(([name]) => [name, 'some words']);
  const card = toCard({ ...linenShirt, ...Object.fromEntries(texts) });
  const carried = Object.entries(card).filter(([, value]) => value === 'some words');
  expect(carried.map(([name]) => name).sort()).toEqual(textsOfCards.sort());
});
