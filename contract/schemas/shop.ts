import Type, { type Static } from 'typebox';
import { limits } from '../limits.ts';
import { ownerLimits } from '../rules/ownerLimits.ts';
import { optional } from './common.ts';
import { SizeScale } from './sizeScales.ts';

/** Limits and choices of the shop: the server enforces them, and the forms follow them. */
export const EnvParams = Type.Object({
  allowedSizes: Type.Array(Type.String()),
  sizeScales: optional(
    Type.Array(SizeScale),
    'Extension: the scales that `allowedSizes` is made of, in their order',
  ),
  picturesNumber: Type.Integer({
    minimum: ownerLimits.picturesNumber.min,
    maximum: ownerLimits.picturesNumber.max,
  }),
  paymentStates: Type.Array(Type.String()),
  deliveryStates: Type.Array(Type.String()),
  stockAlerts: optional(Type.Boolean(), 'Extension: whether it emails when a size is back'),
  returns: optional(Type.Boolean(), 'Extension: whether orders list their returnable items'),
  reviews: optional(Type.Boolean(), 'Extension: whether ratings may come with words'),
  reviewPictures: optional(
    Type.Integer({ minimum: 1, maximum: limits.reviewPictures.max }),
    'Extension: how many pictures a review may have; absent where it has none',
  ),
  prints: optional(Type.Boolean(), 'Extension: whether it makes invoices and packing slips'),
  takesOrders: optional(Type.Boolean(), 'Extension: whether admins can enter manual orders'),
  parcels: optional(Type.Boolean(), 'Extension: whether an order can be sent in several parcels'),
  changesLines: optional(
    Type.Boolean(),
    'Extension: whether the items of an unsent order can be changed',
  ),
  ownZips: optional(
    Type.Boolean(),
    'Extension: whether zip codes follow each country’s format, or are absent in countries without any',
  ),
  customers: optional(Type.Boolean(), 'Extension: whether admins have pages of customers'),
  collections: optional(Type.Boolean(), 'Extension: whether the admin makes collections'),
  translations: optional(
    Type.Boolean(),
    'Extension: whether the admin translates texts of the shop',
  ),
  newsletter: optional(Type.Boolean(), 'Extension: whether customers can consent to a newsletter'),
  stockCodes: optional(
    Type.Boolean(),
    'Extension: whether sizes have SKUs and barcodes, stock can be counted, and its changes are listed',
  ),
  mcp: optional(Type.Boolean(), 'Extension: whether API keys read the shop through MCP at `/mcp`'),
  labels: optional(Type.Boolean(), 'Extension: whether it prints labels of sizes'),
  feeds: optional(Type.Boolean(), 'Extension: whether it writes product feeds'),
  measuring: optional(
    Type.Boolean(),
    'Extension: whether it reports visits to other services, with consent',
  ),
  webhooks: optional(Type.Boolean(), 'Extension: whether it tells other programs of changes'),
  shopFiles: optional(
    Type.Boolean(),
    'Extension: whether it fetches pictures by their URL, and redirects the paths of a former shop',
  ),
  formerShop: optional(
    Type.Boolean(),
    'Extension: whether customers and orders of a former shop can be imported',
  ),
  shopFacts: optional(Type.Boolean(), 'Extension: whether the admin sets name, contacts and texts'),
});
export type EnvParams = Static<typeof EnvParams>;

export const Health = Type.Object({
  status: Type.Literal('ok'),
  database: Type.String({ description: '"PGlite" or "PostgreSQL", and its version' }),
});
export type Health = Static<typeof Health>;

export const Readiness = Type.Object({
  status: Type.Literal('ready'),
  pictures: Type.Enum(['ready', 'away'], {
    description: 'The store of the pictures; without it the shop still sells',
  }),
});
export type Readiness = Static<typeof Readiness>;
