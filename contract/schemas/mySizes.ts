import Type, { type Static } from 'typebox';
import { limits } from '../limits.ts';
import { optional, StrictObject } from './common.ts';
import { Category } from './product.ts';

/** The customer's stated size in a category. */
export const MySizes = Type.Partial(Type.Record(Category, Type.String()));
export type MySizes = Static<typeof MySizes>;

/** Without a size, the category's saved size is removed. */
export const MySizeInput = StrictObject({
  category: Category,
  size: optional(Type.String({ maxLength: limits.size.max }), 'One of envparams.allowedSizes'),
});
export type MySizeInput = Static<typeof MySizeInput>;
