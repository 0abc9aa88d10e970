import type { JsonSchema, SizeError } from './explain.ts';

/**
 * Texts and lists longer than their schema allows, checked first: no pattern or `uniqueItems` should
 * run on a megabyte. Counts code points, as the forms do; the schema compiler counts graphemes.
 */
export function findOversized(
  schema: JsonSchema | undefined,
  value: unknown,
  instancePath = '',
): SizeError[] {
  if (schema === undefined) return [];
  if (typeof value === 'string') {
    return isLonger(value, schema.maxLength) ? [{ keyword: 'maxLength', instancePath }] : [];
  }
  if (Array.isArray(value)) {
    if (value.length > (schema.maxItems ?? Number.POSITIVE_INFINITY)) {
      return [{ keyword: 'maxItems', instancePath }];
    }
    return value.flatMap((item, index) =>
      findOversized(schema.items, item, `${instancePath}/${index}`),
    );
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    Object.hasOwn(value, name)
      ? findOversized(property, value[name as keyof typeof value], `${instancePath}/${name}`)
      : [],
  );
}

/** A code point is one or two of the units that `length` counts. */
function isLonger(text: string, maxLength = Number.POSITIVE_INFINITY): boolean {
  if (text.length <= maxLength) return false;
  return text.length > 2 * maxLength || [...text].length > maxLength;
}
