import type { FastifySchemaCompiler } from 'fastify';
import Type, { type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { BadInput, NotFound } from '../errors.ts';
import { explain } from './explain.ts';
import { findOversized } from './oversized.ts';

/**
 * Checks each part of a request. Bodies are never coerced; numbers and lists of a query string are
 * read from its text; a path that does not fit is a 404.
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
    if (httpPart === 'params') return { error: new NotFound('There is nothing at this address') };
    const errors = oversized.length > 0 ? oversized : compiled.Errors(value);
    return { error: toBadInput(explain(schema, errors)) };
  };
};

/** No database keeps a text with a NUL in it. */
function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(hasNul);
}

function toBadInput(problems: Map<string, string>): BadInput {
  const { '': whole, ...fields } = Object.fromEntries(problems);
  return new BadInput([...problems.values()].join('; '), whole ? undefined : fields);
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
