import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../contract/calls/row.ts';
import { endpoints } from '../../contract/endpoints.ts';

type Schema = Record<string, unknown>;

/** Returns every schema inside a part of a call, with its path. */
function schemasIn(part: unknown, path: string): [path: string, schema: Schema][] {
  if (typeof part !== 'object' || part === null) return [];
  return [
    [path, part as Schema],
    ...Object.entries(part).flatMap(([name, inner]) => schemasIn(inner, `${path}.${name}`)),
  ];
}

const calls = Object.entries<Endpoint>(endpoints);

describe('the contract', () => {
  it('bounds every integer', () => {
    const integers = calls
      .flatMap(([key, call]) => schemasIn(call, key))
      .filter(([, schema]) => schema.type === 'integer');
    expect(integers.length).toBeGreaterThan(20);
    const unbound = integers.filter(([, { minimum, maximum }]) => {
      return typeof minimum !== 'number' || typeof maximum !== 'number';
    });
    expect(
      unbound.map(([path]) => path),
      'Give each of these integers a `minimum` and a `maximum` in contract/schemas',
    ).toEqual([]);
  });

  it('limits every text and list of a request', () => {
    const inputs = calls.flatMap(([key, { params, query, body }]) =>
      schemasIn({ params, query, body }, key),
    );
    const texts = inputs.filter(([, { type }]) => type === 'string' || type === 'array');
    expect(texts.length).toBeGreaterThan(50);
    const unbound = texts.filter(
      ([, { maxLength, maxItems, const: only }]) => (maxLength ?? maxItems ?? only) === undefined,
    );
    expect(
      unbound.map(([path]) => path),
      'Give each of these texts a `maxLength`, and each list a `maxItems`, in contract/schemas',
    ).toEqual([]);
  });

  it('lists the fields of every body object', () => {
    const bodies = calls.flatMap(([key, { body }]) => schemasIn(body, key));
    const open = bodies.filter(
      ([, { type, additionalProperties }]) => type === 'object' && additionalProperties !== false,
    );
    expect(
      open.map(([path]) => path),
      'Set `additionalProperties: false` on each of these objects in contract/schemas',
    ).toEqual([]);
  });
});
