/**
 * What search and sorting look at is made here and not by the database, whose idea of letters
 * depends on its locale.
 */

/** The text that `GET /allproducts?q=` searches. */
export function toSearchText(name: string, description: string): string {
  return `${name}\n${description}`.normalize('NFC').toLowerCase();
}

/** The text that `GET /allorders?q=` searches. */
export function toOrderSearchText(
  order: Record<'number' | 'id' | 'email' | 'phone' | 'address', string>,
  lines: readonly { name: string }[],
): string {
  const { number, id, email, phone, address } = order;
  const texts = [number, id, email, phone, address, ...lines.map(({ name }) => name)];
  return texts.join('\n').normalize('NFC').toLowerCase();
}

/** The words of a search; each must occur in the search text. */
export function toSearchWords(search: string): string[] {
  // A database text holds no NUL, and so neither may what it is compared with.
  const words = search
    .normalize('NFC')
    .toLowerCase()
    .split(/[\s\0]+/);
  return [...new Set(words)].filter((word) => word !== '');
}

/** What `sort=name` goes by: letters without case and accents. */
export function toSortName(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
