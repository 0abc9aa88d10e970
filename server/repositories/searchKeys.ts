import { toSearchText } from '../../contract/rules/search.ts';

/**
 * What search and sorting look at is made here and not by the database, whose idea of letters
 * depends on its locale.
 */

/** The text that `GET /allorders?q=` searches. */
export function toOrderSearchText(
  order: Record<'number' | 'id' | 'email' | 'phone' | 'address', string> & {
    fullName?: string | undefined;
  },
  lines: readonly { name: string }[],
): string {
  const { number, id, fullName = '', email, phone, address } = order;
  const contact = [fullName, email, phone, address];
  return toSearchText(number, id, ...contact, ...lines.map(({ name }) => name));
}

/** What `sort=name` goes by: letters without case and accents. */
export function toSortName(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
