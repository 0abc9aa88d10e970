import fc, { type Arbitrary } from 'fast-check';
import type { JsonSchema } from '../../../contract/explain.ts';

/** Placeholder for a number that `JSON.stringify` cannot write. */
const endless = 'the number 1e309';

/** Values that have broken other servers. */
const awkward: unknown[] = [
  ...[0, -1, 1.5, 1e9, 2 ** 31, 2 ** 53, -(2 ** 63), 1e-7, endless],
  ...['3', '', ' ', 'null', 'NaN', '-0', '0x10', "' or 1=1 --", '%', '_', '\\', '../..'],
  ...[
    '\0',
    'a\0b',
    '\ud800',
    'x\udfffx',
    '\u202e',
    '\ufeff',
    '🧵'.repeat(40),
    'e\u0301',
    '\r\nA: b',
  ],
  ...['<script>alert(1)</script>', '__proto__', 'constructor', 'toString', '9999-99-99'],
  ...[true, false, null, [], [2], [[]], {}, ['M', 'M'], { $gt: 0 }],
  ...[{ length: 1e9 }, { toString: 1 }, JSON.parse('{"__proto__":{"role":"admin"}}')],
  ...['x'.repeat(1000), 'x'.repeat(1024 * 1024), 'é'.repeat(70_000), deep(60)],
];

function deep(levels: number): unknown {
  return levels === 0 ? 1 : { a: [deep(levels - 1)] };
}

/** JSON, including numbers that `JSON.stringify` cannot write. */
export function toJson(value: unknown): string | undefined {
  return JSON.stringify(value)?.replaceAll(`"${endless}"`, '1e309');
}

/**
 * Values that fit a schema of the contract.
 * @param known existing values of the shop by field name: ids, emails, sizes
 */
export function fitting(
  schema: JsonSchema,
  known: Record<string, unknown[]>,
  name = '',
): Arbitrary<unknown> {
  const { type, properties = {}, items, minimum = -1e6, maximum = 1e6 } = schema;
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const found = known[name] ?? [];
  const orKnown = (made: Arbitrary<unknown>) =>
    found.length > 0 ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...found) }, made) : made;
  switch (type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(properties).map(([key, property]) => [key, fitting(property, known, key)]),
        ),
        { requiredKeys: (schema as { required?: string[] }).required ?? [] },
      );
    case 'array':
      return fc.array(fitting(items ?? {}, known, name), { maxLength: 4 });
    case 'integer':
      return orKnown(
        fc.integer({ min: Math.max(minimum, -(2 ** 31)), max: Math.min(maximum, 2 ** 31 - 1) }),
      );
    case 'number':
      return orKnown(fc.double({ min: minimum, max: maximum, noNaN: true }));
    case 'boolean':
      return fc.boolean();
    default:
      return orKnown(texts(schema));
  }
}

function texts({ pattern, minLength = 0, maxLength = 300 }: JsonSchema): Arbitrary<unknown> {
  // fast-check cannot generate from a look-ahead.
  if (pattern && !pattern.includes('(?!')) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ minLength, maxLength: Math.min(maxLength, 300), unit: 'binary' });
}

/** The value with one part replaced by an invalid value, removed or added. */
export function corrupted(value: Arbitrary<unknown>): Arbitrary<unknown> {
  const bad = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...awkward) },
    fc.anything({ maxDepth: 2 }).filter((made) => toJson(made) !== undefined),
  );
  return fc
    .tuple(value, fc.nat(), fc.nat(8), bad)
    .map(([whole, place, kind, instead]) => spoil(whole, place, kind, instead));
}

type Container = Record<string, unknown>;

function spoil(whole: unknown, place: number, kind: number, instead: unknown): unknown {
  const copy = structuredClone(whole);
  const places = placesOf(copy);
  const chosen = places[place % places.length];
  if (!chosen) return instead;
  const [container, key] = chosen;
  if (kind === 0) delete container[key];
  else if (kind === 1) container.unknown = instead;
  else container[key] = instead;
  return copy;
}

/** Every field and item, with its container. */
function placesOf(value: unknown): [Container, string][] {
  if (typeof value !== 'object' || value === null) return [];
  const container = value as Container;
  return Object.keys(container).flatMap((key) => [
    [container, key] as [Container, string],
    ...placesOf(container[key]),
  ]);
}

/** Encodes a value for a URL; unpaired surrogates become the bytes that a client would send. */
export function toUrlText(value: unknown): string {
  const text = typeof value === 'string' ? value : (toJson(value) ?? '');
  // Node refuses longer URLs before routing.
  const short = text.slice(0, 4000);
  return /\p{Surrogate}/u.test(short) ? '%ED%A0%80' : encodeURIComponent(short);
}
