import type { JsonSchema } from '../../contract/explain.ts';

/** Bytes that any body may have. */
export const maxBytes = 1024 * 1024;

/** Bytes for white space between the values of a body. */
const whiteSpace = 1024;

/** Bytes of a code point that is written as two escapes, as `\ud83d\udc57`. */
const escaped = 12;

/** Bytes of the longest number that is worth sending. */
const numeral = 32;

/** Bytes that a body of this schema can have at most, however its texts are escaped. */
export function bodyLimitOf(schema: JsonSchema | undefined): number {
  return Math.min(maxBytes, whiteSpace + longest(schema));
}

function longest(schema: JsonSchema | undefined): number {
  if (schema === undefined) return 0;
  if (schema.enum) return Math.max(...schema.enum.map((value) => escaped * value.length));
  switch (schema.type) {
    case 'string':
      return escaped * (schema.maxLength ?? maxBytes) + 2;
    case 'array':
      return (schema.maxItems ?? maxBytes) * (longest(schema.items) + 1) + 2;
    case 'object':
      return Object.entries(schema.properties ?? {}).reduce(
        (sum, [name, property]) => sum + name.length + 4 + longest(property),
        2,
      );
    default:
      return numeral;
  }
}
