import Type, { type Static } from 'typebox';
import { categories, limits, listFlags, patterns, productFlags, productSorts } from '../limits.ts';
import { ownerLimits } from '../rules/ownerLimits.ts';
import { Count, Dollars, Id, optional, StrictObject } from './common.ts';
import { SizeMeasures } from './measures.ts';
import { ShownPicture } from './pictures.ts';
import { FitCounts } from './reviews.ts';

function text(description: string) {
  return optional(
    Type.String({ maxLength: limits.duty.max }),
    `Extension: ${description}; may be empty`,
  );
}

/** Fields of a product that the European Union requires: docs/eu.md. */
export const duties = {
  composition: text('fibres by percent, as 98% wool, 2% elastane; Lining: 100% viscose'),
  madeIn: text('countries of its making, as Weaving: Italy; Sewing: Portugal'),
  recycled: text('recycled content, as 30% of the polyester'),
  guarantee: optional(
    Type.String({ pattern: patterns.guaranteeYears, maxLength: 2 }),
    'Extension: years of the producer’s guarantee of durability; may be empty',
  ),
  producer: text('name, postal and electronic address of its producer'),
  responsible: text('the person responsible for it in the European Union, with addresses'),
  warnings: text('warnings and safety information'),
};

export const Category = Type.Enum(categories);
export type Category = Static<typeof Category>;

export const ProductImage = Type.Object({
  flagman: Type.Boolean({ description: 'True for the main picture' }),
  ...ShownPicture.properties,
  placeholder: optional(
    Type.String(),
    'Extension: the picture in a few blurred pixels, as a data URL',
  ),
});
export type ProductImage = Static<typeof ProductImage>;

export const ProductSize = Type.Object({
  size: Type.String(),
  quantity: Count,
  quantityReserved: { ...Count, description: 'Held by carts and checkouts' },
  description: Type.String({ description: 'A measurement, e.g. "Chest 96 cm"; may be empty' }),
});
export type ProductSize = Static<typeof ProductSize>;

/** Text, so that no number is read as an amount. */
export const Weight = optional(
  Type.String({ pattern: patterns.grams, maxLength: 6 }),
  'Extension: weight of one unit in grams, as `320`; may be empty',
);

/** Colour of a style: a separate product with its own URL. */
export const Colourway = Type.Object({
  _id: Id,
  colour: Type.String(),
  swatch: Type.String({ description: 'As `#b5795a`; may be empty' }),
  soldOut: Type.Boolean(),
});
export type Colourway = Static<typeof Colourway>;

export const Product = Type.Object({
  _id: Id,
  name: Type.String(),
  description: Type.String(),
  material: optional(Type.String(), 'Extension: material and care; may be empty'),
  composition: duties.composition,
  madeIn: duties.madeIn,
  recycled: duties.recycled,
  guarantee: duties.guarantee,
  producer: duties.producer,
  responsible: duties.responsible,
  warnings: duties.warnings,
  price: Dollars,
  regularPrice: optional(Dollars, 'Extension: price before the reduction; 0 without one'),
  lowestPrice: optional(
    Dollars,
    'Extension: with a reduction, the lowest price of the 30 days before (Directive 98/6/EC, article 6a)',
  ),
  saleUntil: optional(
    Type.String(),
    'Extension: last day of its reduction in the shop’s time zone, as 2026-03-12; absent without one',
  ),
  saleEnds: optional(
    Type.String(),
    'Extension: the same in words, in the language of the reply; of one product only',
  ),
  category: Category,
  kind: optional(Type.String(), 'Extension: kind of product, such as Dresses; may be empty'),
  colour: optional(Type.String(), 'Extension: as Clay; may be empty'),
  swatch: optional(Type.String(), 'Extension: the colour to be shown, as `#b5795a`; may be empty'),
  style: optional(Type.String(), 'Extension: shared by all colours of one style; may be empty'),
  outfit: optional(
    Type.String(),
    'Extension: shared by products that are worn together; may be empty',
  ),
  weight: Weight,
  sizeScale: optional(
    Type.String(),
    'Extension: the scale of its sizes; empty for that of its category or kind',
  ),
  colourways: optional(
    Type.Array(Colourway, { maxItems: ownerLimits.colourways.max }),
    'Extension: all products of its style, itself among them, newest first; absent where it is the only one',
  ),
  measures: optional(
    Type.Array(SizeMeasures),
    'Extension: garment measurements by size, if known; omitted from cards',
  ),
  newCollection: Type.Boolean(),
  mostPopular: Type.Optional(Type.Boolean()),
  rating: Type.Number({ minimum: 0, maximum: 5, description: 'Average, 1–5; 0 when nobody rated' }),
  ratingCount: optional(Count, 'Extension: number of ratings'),
  fit: optional(FitCounts, 'Extension: how buyers say it fits; absent while nobody has'),
  images: Type.Array(ProductImage),
  sizes: Type.Array(ProductSize),
  sizing: optional(
    Type.Array(
      Type.Object({
        '@type': Type.Literal('SizeSpecification'),
        name: Type.String(),
        sizeSystem: Type.Optional(Type.String()),
        sizeGroup: Type.Optional(Type.String()),
      }),
    ),
    'Extension: its sizes as https://schema.org/SizeSpecification; of one product only',
  ),
  codes: optional(
    Type.Array(
      Type.Object({
        size: Type.String(),
        sku: Type.Optional(Type.String()),
        gtin: Type.Optional(Type.String()),
      }),
    ),
    'Extension: the codes of its sizes that have any; of one product only',
  ),
});
export type Product = Static<typeof Product>;

/** Amount of detail of each product in a list. */
const ListDetail = Type.Enum(['card']);

export const ProductSort = Type.Enum(productSorts);
export type ProductSort = Static<typeof ProductSort>;

export const ProductFlag = Type.Enum(productFlags);
export type ProductFlag = Static<typeof ProductFlag>;

export const ListFlag = Type.Enum(listFlags);
export type ListFlag = Static<typeof ListFlag>;

/**
 * Parameters of `GET /allproducts`, all of them extensions. Values of one repeated parameter are
 * alternatives; different parameters must all match. Without `limit` the whole list is returned.
 */
export const ProductQuery = StrictObject({
  id: optional(Type.Array(Id, { maxItems: 50 }), 'Only these, as far as the shop has them'),
  category: Type.Optional(Category),
  q: optional(
    Type.String({ maxLength: limits.search.max }),
    'Words, all of which name, description, material, kind or colour have, or some where no product has all: in the singular or plural, as a word of the same meaning, by their beginning or nearly so spelt; “green” finds what is called Forest, too. A category and prices count as filters, as in “kids jumper under $50”',
  ),
  kind: Type.Optional(Type.Array(Type.String({ maxLength: limits.label.max }), { maxItems: 20 })),
  colour: optional(
    Type.Array(Type.String({ maxLength: limits.label.max }), { maxItems: 20 }),
    'A family, as Green, for all its colours, or one by its own name',
  ),
  size: optional(
    Type.Array(Type.String({ maxLength: limits.size.max }), { maxItems: 20 }),
    'Only products with a free unit in one of these sizes',
  ),
  outfit: optional(
    Type.String({ minLength: 1, maxLength: limits.label.max }),
    'What is worn together',
  ),
  collection: optional(
    Type.String({ minLength: 1, maxLength: limits.label.max }),
    'Only products of the collection with this slug, by default in its order; 404 where it has none',
  ),
  minPrice: Type.Optional(Dollars),
  maxPrice: Type.Optional(Dollars),
  flag: optional(
    Type.Array(ListFlag, { maxItems: listFlags.length }),
    '`sale`: with a regular price in the main currency',
  ),
  sort: Type.Optional(ProductSort),
  fields: optional(
    ListDetail,
    '`card`: without texts and blurred pictures, and with two pictures of each product',
  ),
  limit: Type.Optional(Type.Integer({ minimum: limits.page.min, maximum: limits.page.max })),
  cursor: optional(Type.String({ maxLength: 500 }), 'From the Link header of the page before'),
});
export type ProductQuery = Static<typeof ProductQuery>;

const { id, outfit, sort, fields, limit, cursor, ...filters } = ProductQuery.properties;

/** The filters of `GET /allproducts`. */
export const ProductCountsQuery = StrictObject(filters);

const counts = <Value extends Type.TSchema>(value: Value) =>
  Type.Array(Type.Object({ value, count: Count }));

/** Products that each value of a filter would leave, combined with the other filters. */
export const ProductCounts = Type.Object({
  kind: counts(Type.String()),
  colour: Type.Array(
    Type.Object({ value: Type.String(), count: Count, swatch: Type.Optional(Type.String()) }),
  ),
  size: counts(Type.String()),
  flag: counts(ListFlag),
});
export type ProductCounts = Static<typeof ProductCounts>;
