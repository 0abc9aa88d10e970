import Type, { type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { i18n } from '../../../contract/i18n.ts';
import type { ProductSort } from '../../../contract/schemas/product.ts';
import { BadInput } from '../../errors.ts';
import type { Position } from '../../repositories/productOrder.ts';

const uuid = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });
const integer = Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1 });

/** Sort key in the cursor of each sort. Every accepted value is safe to compare in the database. */
const keys = {
  relevance: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  /** Milliseconds since 1970, up to the year 9999. */
  newest: Type.Integer({ minimum: 0, maximum: 253e12 }),
  'price-asc': integer,
  'price-desc': integer,
  rating: integer,
  name: Type.String({ pattern: '^[^\\u0000]*$' }),
} satisfies Record<ProductSort, TSchema>;

type Content = [sort: ProductSort, key: string | number, id: string];

/** The page after `position`, as opaque text that is safe in a URL. */
export function toCursor(sort: ProductSort, { key, id }: Position): string {
  const content = [sort, key instanceof Date ? key.getTime() : key, id];
  return Buffer.from(JSON.stringify(content)).toString('base64url');
}

/** @throws BadInput when the cursor was not made by `toCursor` for this sort */
export function fromCursor(sort: ProductSort, cursor: string): Position {
  const content = decode(cursor);
  if (isContent(sort, content)) {
    const [, key, id] = content;
    return { key: sort === 'newest' ? new Date(key) : key, id };
  }
  throw new BadInput(
    i18n.t('cursor does not fit: take it from the Link header of a page with the same sort'),
    'cursor',
  );
}

function isContent(sort: ProductSort, content: unknown): content is Content {
  return Value.Check(Type.Tuple([Type.Literal(sort), keys[sort], uuid]), content);
}

function decode(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}
