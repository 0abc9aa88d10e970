/** An answer that makes no sense, such as an HTML page where a list should be. */
export class UnreadableAnswer extends Error {}

/** The fields of an object; none of anything else. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRecord ? (value as Record<string, unknown>) : {};
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A list without which nothing can be shown. */
export function neededListOf(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new UnreadableAnswer('There is no list in the answer');
  return value;
}

/** A text, or a number as one: another server’s ids may be numbers. Empty for anything else. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export function textsOf(value: unknown): string[] {
  return listOf(value)
    .map(textOf)
    .filter((text) => text !== '');
}

/** A number, or a text that is one; 0 for anything else. */
export function numberOf(value: unknown): number {
  return Number(textOf(value)) || 0;
}

/** True, or any word for it. */
export function flagOf(value: unknown): boolean {
  return typeof value === 'string' ? !/^(false|no|0|)$/i.test(value) : Boolean(value);
}
