import Type, { type Static } from 'typebox';
import { limits } from '../limits.ts';
import { Id, optional, StrictObject } from './common.ts';
import { Category } from './product.ts';

/** The customer's stated sizes by `mySizeKey`: one of each scale in a category. */
export const MySizes = Type.Record(Type.String(), Type.String());
export type MySizes = Static<typeof MySizes>;

/** Without a size, the saved one of the scale is removed. */
export const MySizeInput = StrictObject({
  category: Category,
  scale: optional(Id, 'Id of one of envparams.sizeScales; without it, the category has one size'),
  size: optional(Type.String({ maxLength: limits.size.max }), 'One of envparams.allowedSizes'),
});
export type MySizeInput = Static<typeof MySizeInput>;
