import Type, { type Static } from 'typebox';
import { limits } from '../../contract/limits.ts';

/** Requests of the Universal Commerce Protocol. Unknown fields are allowed, as it may grow. */

const amount = Type.Integer({ minimum: 0 });
const label = Type.String({ maxLength: 200 });
const id = Type.String({ minLength: 1, maxLength: 200 });

const filters = {
  filters: Type.Optional(
    Type.Object({
      categories: Type.Optional(Type.Array(label, { minItems: 1, maxItems: 20 })),
      price: Type.Optional(Type.Object({ min: Type.Optional(amount), max: Type.Optional(amount) })),
    }),
  ),
  context: Type.Optional(Type.Object({ currency: Type.Optional(label) })),
};

export const SearchBody = Type.Object({
  query: Type.Optional(Type.String({ maxLength: limits.search.max })),
  pagination: Type.Optional(
    Type.Object({
      limit: Type.Optional(Type.Integer({ minimum: 1 })),
      cursor: Type.Optional(Type.String({ maxLength: 500 })),
    }),
  ),
  ...filters,
});
export type SearchBody = Static<typeof SearchBody>;

export const LookupBody = Type.Object({ ids: Type.Array(id, { minItems: 1 }), ...filters });
export type LookupBody = Static<typeof LookupBody>;

const option = Type.Object({ name: label, label });

export const ProductBody = Type.Object({
  id,
  selected: Type.Optional(Type.Array(option, { maxItems: 20 })),
  preferences: Type.Optional(Type.Array(label, { maxItems: 20 })),
  ...filters,
});
export type ProductBody = Static<typeof ProductBody>;

export const CartBody = Type.Object({
  line_items: Type.Array(
    Type.Object({
      item: Type.Object({ id }),
      quantity: Type.Integer({
        minimum: limits.cartQuantity.min,
        maximum: limits.cartQuantity.max,
      }),
    }),
    { maxItems: limits.cartLines.max },
  ),
});
export type CartBody = Static<typeof CartBody>;

export type Filters = Pick<SearchBody, 'filters' | 'context'>;
