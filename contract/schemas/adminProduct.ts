import Type, { type Static } from 'typebox';
import { limits, patterns, productFlags } from '../limits.ts';
import { adminProductSorts, productStates, stockLevels } from '../rules/adminChoices.ts';
import { ownerLimits } from '../rules/ownerLimits.ts';
import {
  Amount,
  Count,
  Id,
  optional,
  orEmpty,
  StrictObject,
  SuccessReply,
  Sum,
  Time,
  Version,
} from './common.ts';
import { SizeMeasures } from './measures.ts';
import { ImageName } from './pictures.ts';
import {
  Category,
  duties,
  Product,
  ProductFlag,
  ProductQuery,
  ProductSize,
  Weight,
} from './product.ts';
import { sizeCodes } from './stock.ts';

/** Name of an uploaded picture, and whether it is the main one. */
const ProductImageInput = StrictObject({
  name: ImageName,
  flagman: Type.Boolean(),
  signedUrl: optional(Type.String({ maxLength: limits.url.max }), 'As answered; not used'),
});

const ProductSizeInput = StrictObject({
  size: Type.String({ minLength: 1, maxLength: limits.size.max }),
  quantity: Type.Integer({ minimum: ownerLimits.quantity.min, maximum: ownerLimits.quantity.max }),
  quantityReserved: optional(Count, 'As answered; our server counts it itself'),
  quantitySeen: optional(
    Type.Integer({ minimum: 0, maximum: limits.count.max }),
    'Extension: the quantity that was changed. Units sold or put back since then stay counted',
  ),
  description: Type.String({ maxLength: limits.name.max }),
  ...sizeCodes,
});

const SaleDay = orEmpty({ pattern: patterns.day, maxLength: limits.day.max });

const productInputFields = {
  name: Type.String({ minLength: limits.name.min, maxLength: limits.name.max }),
  description: Type.String({ maxLength: limits.description.max }),
  material: Type.Optional(Type.String({ maxLength: limits.material.max })),
  ...duties,
  price: Amount(limits.price),
  regularPrice: Type.Optional(Sum),
  salePrice: optional(Sum, 'Extension: the price from `saleFrom` on; 0 without one that waits'),
  category: Category,
  kind: Type.Optional(Type.String({ maxLength: limits.label.max })),
  colour: Type.Optional(Type.String({ maxLength: limits.label.max })),
  swatch: Type.Optional(Type.String({ pattern: patterns.swatch, maxLength: limits.swatch.max })),
  style: Type.Optional(Type.String({ maxLength: limits.label.max })),
  outfit: Type.Optional(Type.String({ maxLength: limits.label.max })),
  weight: Weight,
  sizeScale: Type.Optional(Type.String({ maxLength: limits.label.max })),
  saleFrom: optional(SaleDay, 'Extension: first day of the sale; empty for now'),
  saleUntil: optional(SaleDay, 'Extension: last day of the sale; empty for no end'),
  newCollection: Type.Boolean(),
  mostPopular: Type.Optional(Type.Boolean()),
  draft: optional(Type.Boolean(), 'Extension: only admins see it'),
  measures: Type.Optional(Type.Array(SizeMeasures, { maxItems: limits.sizes.max })),
  images: Type.Array(ProductImageInput, { maxItems: ownerLimits.picturesNumber.max }),
  sizes: Type.Array(ProductSizeInput, { maxItems: limits.sizes.max }),
};

export const ProductInput = StrictObject(productInputFields);
export type ProductInput = Static<typeof ProductInput>;

/** Sent in the URL, so that servers without it ignore it. */
export const AddProductQuery = StrictObject({
  requestId: optional(
    Type.String({ pattern: patterns.uuid, maxLength: 36 }),
    'Extension: made by the browser. Sent again, as after an answer that was lost, it adds nothing and answers the product that is there',
  ),
});

/** Sent in the URL, as `requestId` is. */
export const ModifyProductQuery = StrictObject({
  source: optional(Type.Enum(['import']), 'Extension: for the history of its stock'),
});

export const ProductChange = StrictObject({
  id: Id,
  ...productInputFields,
  version: optional(Version, 'Extension: version that was changed; 409 if it is outdated'),
});
export type ProductChange = Static<typeof ProductChange>;

export const AdminProduct = Type.Object({
  ...Product.properties,
  sizes: Type.Array(Type.Object({ ...ProductSize.properties, ...sizeCodes })),
  draft: productInputFields.draft,
  salePrice: productInputFields.salePrice,
  saleFrom: productInputFields.saleFrom,
  saleUntil: productInputFields.saleUntil,
  version: optional(Version, 'Extension: grows by one with each change'),
  updatedAt: Type.Optional(Time),
});
export type AdminProduct = Static<typeof AdminProduct>;

/** `success`, and the saved product as an extension. */
export const SavedProduct = Type.Object({
  ...SuccessReply.properties,
  product: Type.Optional(AdminProduct),
});
export type SavedProduct = Static<typeof SavedProduct>;

/** `draft`: only admins see it. */
export const ProductState = Type.Enum(productStates);
export type ProductState = Static<typeof ProductState>;

/** `low`: a size with at most `limits.lowStock` available units. `out`: no size is available. */
export const StockLevel = Type.Enum(stockLevels);
export type StockLevel = Static<typeof StockLevel>;

export const AdminProductSort = Type.Enum(adminProductSorts);
export type AdminProductSort = Static<typeof AdminProductSort>;

/** The parameters of `GET /listproducts`, all of them extensions. Without `limit`: the whole list. */
export const AdminProductQuery = StrictObject({
  q: ProductQuery.properties.q,
  category: Type.Optional(Category),
  flag: Type.Optional(Type.Array(ProductFlag, { maxItems: productFlags.length })),
  stock: Type.Optional(StockLevel),
  state: Type.Optional(ProductState),
  sort: Type.Optional(AdminProductSort),
  limit: ProductQuery.properties.limit,
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
});
export type AdminProductQuery = Static<typeof AdminProductQuery>;

const Ids = Type.Array(Id, { minItems: 1, maxItems: ownerLimits.bulk.max, uniqueItems: true });

/** Several products at once. */
export const ProductIds = StrictObject({ ids: Ids });

/** Shared changes of several products; absent fields keep their values. */
export const ProductsChange = StrictObject({
  ids: Ids,
  category: Type.Optional(Category),
  newCollection: Type.Optional(Type.Boolean()),
  mostPopular: Type.Optional(Type.Boolean()),
  draft: productInputFields.draft,
});
export type ProductsChange = Static<typeof ProductsChange>;

/** Number of affected products. */
export const CountReply = Type.Object({ ...SuccessReply.properties, count: Count });
