import type { FastifySchemaCompiler } from 'fastify';
import Type, { type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { explain, type JsonSchema, type SizeError } from '../../contract/explain.ts';
import { BadInput, NotFound } from '../errors.ts';

/**
 * Checks each part of a request. Bodies are never coerced; numbers and lists of a query string are
 * read from its text; a path that does not match is a 404.
 */
export const validator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const compiled = Compile(schema);
  return (data: unknown) => {
    const value = httpPart === 'querystring' ? readQuery(schema, data) : data;
    if (httpPart === 'body' && hasNul(value)) {
      return { error: new BadInput('A text holds a NUL character, which is not accepted here') };
    }
    const oversized = findOversized(schema, value);
    if (oversized.length === 0 && compiled.Check(value)) return { value };
    if (httpPart === 'params') return { error: new NotFound('There is nothing at this URL') };
    const errors = oversized.length > 0 ? oversized : compiled.Errors(value);
    const { message, fields } = explain(schema, errors);
    return { error: new BadInput(message, fields) };
  };
};

/**
 * Texts and lists longer than their schema allows, checked first: no pattern or `uniqueItems` should
 * run on a megabyte. Counts code points, as the forms do; the schema compiler counts graphemes.
 */
function findOversized(
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

/** No database keeps a text with a NUL in it. */
function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(hasNul);
}

function readQuery(schema: TSchema, data: unknown): unknown {
  if (!Type.IsObject(schema) || typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, readValue(schema.properties[name], value)]),
  );
}

function readValue(schema: TSchema | undefined, value: unknown): unknown {
  if (Type.IsArray(schema)) {
    const values = Array.isArray(value) ? value : [value];
    return values.map((item) => readValue(schema.items, item));
  }
  const isNumber = Type.IsInteger(schema) || Type.IsNumber(schema);
  if (isNumber && typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)) return Number(value);
  return value;
}
