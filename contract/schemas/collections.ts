import Type, { type Static } from 'typebox';
import { bannerName } from '../limits.ts';
import { collectionLimits, ownerLimits, slugPattern } from '../rules/ownerLimits.ts';
import { Id, optional, orEmpty, StrictObject } from './common.ts';
import { ProductQuery } from './product.ts';
import { saved, target } from './selling.ts';

const { category, kind, colour, flag } = ProductQuery.properties;

/** Products by filters of `GET /allproducts`; all products without any. */
const ProductRule = StrictObject({ category, kind, colour, flag });
export type ProductRule = Static<typeof ProductRule>;

const shown = {
  slug: Type.String({
    maxLength: collectionLimits.slug.max,
    pattern: slugPattern,
    description: 'Its place in the URL, as `summer-linen`',
  }),
  title: Type.String({ minLength: 1, maxLength: collectionLimits.title.max, pattern: '\\S' }),
  text: Type.String({ maxLength: collectionLimits.text.max }),
};

const fields = {
  ...shown,
  picture: {
    ...orEmpty({ pattern: bannerName, maxLength: ownerLimits.imageName.max }),
    description: 'A name that `POST /bannerpicture` has answered; empty for none',
  },
  isShown: Type.Boolean({ description: 'False hides its page from visitors' }),
  inMenu: Type.Boolean(),
  rule: ProductRule,
  products: Type.Array(Id, {
    maxItems: collectionLimits.products.max,
    description: 'Picked by hand, in their order; empty where the rule counts',
  }),
};

const PictureUrls = Type.Object({ wide: Type.String(), tall: Type.String() });

/** A page of products, as visitors see it. */
export const Collection = Type.Object({
  ...shown,
  isPicked: Type.Boolean({ description: 'In an order of its own, without a sort' }),
  pictureUrls: optional(PictureUrls, 'Absent without a picture'),
});
export type Collection = Static<typeof Collection>;

/** A collection, as admins see it. */
export const AdminCollection = Type.Object({
  ...saved,
  ...fields,
  picked: Type.Array(Type.Object({ _id: Id, name: Type.String() }), {
    description: 'Names of `products`; without those that visitors do not see',
  }),
  pictureUrls: Type.Optional(PictureUrls),
});
export type AdminCollection = Static<typeof AdminCollection>;

/** A new collection, or a change. */
export const CollectionInput = StrictObject({
  ...target,
  ...fields,
  position: optional(
    Type.Integer({ minimum: 0, maximum: collectionLimits.count.max }),
    'Where a changed one goes in the list, from 0; without it, it stays',
  ),
});
export type CollectionInput = Static<typeof CollectionInput>;
