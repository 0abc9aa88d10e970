import { customType, timestamp } from 'drizzle-orm/pg-core';

/** Text that sorts and compares by code point on every database, whatever its locale. */
export const plainText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/** Milliseconds, as JavaScript counts time: a cursor must hold the exact value. */
export const time = (name: string) => timestamp(name, { precision: 3, withTimezone: true });
