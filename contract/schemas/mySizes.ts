import Type, { type Static } from 'typebox';
import { limits } from '../limits.ts';
import { optional, StrictObject } from './common.ts';
import { Category } from './product.ts';

/** Size that a customer wears in a category, by their own account. */
export const MySizes = Type.Partial(Type.Record(Category, Type.String()));
export type MySizes = Static<typeof MySizes>;

/** Without a size, the one of the category is removed. */
export const MySizeInput = StrictObject({
  category: Category,
  size: optional(Type.String({ maxLength: limits.size.max }), 'One of envparams.allowedSizes'),
});
export type MySizeInput = Static<typeof MySizeInput>;
