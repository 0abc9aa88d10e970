import type { TSchema } from 'typebox';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../contract/calls/row.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { JsonSchema } from '../../contract/explain.ts';
import { maxBytes, validator } from '../../server/http/route.ts';
import { newAdmin } from './support/enrolledAdmin.ts';
import { forSuite } from './support/forSuite.ts';
import { openTestApp } from './support/testApp.ts';

/** Fills the size with repetitions between a start and an end that prevent a match. */
const attacks: [name: string, begin: string, repeated: string, end: string][] = [
  ['dots of an email', 'a@', '.', '@'],
  ['dots and letters', 'a@', 'a.', ' '],
  ['ats', '', '@', '.'],
  ['spaces', '', ' ', ','],
  ['spaces at the end', 'A, B, C, 123', ' ', 'x'],
  ['commas', '', ',', '1'],
  ['commas and spaces', '', 'a, ', '1'],
  ['digits', '+', '1', 'x'],
  ['dashes', '', '1-', '!'],
  ['letters', '', 'a', '!'],
  ['combining marks', 'e', '\u0301', '!'],
  ['joined emoji', '', '👩\u200d', '!'],
];

/**
 * Maximum time of a text, as a multiple of any other request of its size. A linear pattern may need
 * 20 ms for 1 MiB where its control needs 1 ms, and more on a busy machine. A quadratic one needs
 * seconds for 64 KiB.
 */
const maxTimes = 100;

/** Ascending, so that a slower than linear pattern fails before it takes minutes. */
const sizes = [16 * 1024, 64 * 1024, maxBytes];

/** Controls below a millisecond are too short to measure. */
const atLeast = (milliseconds: number) => Math.max(milliseconds, 1);

/** Parts of a call with texts: the path to each, in which list items are `0`. */
const calls = Object.entries<Endpoint>(endpoints).map(([key, { params, query, body }]) => ({
  key,
  parts: Object.entries({ params, querystring: query, body }).flatMap(([part, schema]) => {
    const paths = schema ? textPaths(schema) : [];
    return schema && paths.length > 0 ? { part, schema, paths } : [];
  }),
}));

describe('a text of 1 MiB', () => {
  const texts = attacks.map(([name, ...attack]) => ({
    name,
    ofEachSize: sizes.map((size) => text(attack, size)),
  }));

  it.each(calls.filter(({ parts }) => parts.length > 0))(
    'takes $key no longer in any field than in an unknown one',
    ({ parts }) => {
      for (const { part, paths, schema } of parts) {
        const check = checker(part, schema);
        for (const { name, ofEachSize } of texts) {
          for (const attacking of ofEachSize) {
            const control = fastest(() => check({ unknown: attacking }));
            for (const path of paths) {
              const took = fastest(() => check(wrap(path, attacking)));
              const place = `${name} in ${path.join('.')}`;
              expect(took / atLeast(control), place).toBeLessThan(maxTimes);
            }
          }
        }
      }
    },
  );

  it('takes no pattern longer than reading it', () => {
    const patterns = Object.values<Endpoint>(endpoints).flatMap((call) =>
      [call.params, call.query, call.body].flatMap(patternsOf),
    );
    expect(patterns).toContain('\\S');
    for (const pattern of new Set(patterns)) {
      const expression = new RegExp(pattern, 'u');
      for (const { name, ofEachSize } of texts) {
        for (const attacking of ofEachSize) {
          const control = fastest(() => /^(?:[^\0])*$/u.test(attacking));
          const took = fastest(() => expression.test(attacking));
          expect(took / atLeast(control), `${pattern} on ${name}`).toBeLessThan(maxTimes);
        }
      }
    }
  });

  describe('in a request', async () => {
    const shop = await forSuite(openTestApp());
    const admin = await newAdmin(shop, 'admin@shop.test');

    const bodies = calls.flatMap(({ key, parts }) =>
      parts.filter(({ part }) => part === 'body').map(({ paths }) => ({ key, paths })),
    );

    it.each(bodies)(
      'is answered by $key as fast as any other of its size',
      async ({ key, paths }) => {
        const call = key.replace(/:\w+/, 'x') as `${string} /${string}`;
        const time = async (body: unknown) => {
          const start = cpuTime();
          const { statusCode } = await admin.call(call, body);
          const took = cpuTime() - start;
          expect([400, 404, 413]).toContain(statusCode);
          return took;
        };
        const size = maxBytes - 2048;
        const other = { unknown: 'x'.repeat(size) };
        const control = Math.min(await time(other), await time(other));
        for (const path of paths) {
          const attacking = wrap(path, text(['a@', '.', '@'], size));
          const times = async () => (await time(attacking)) / atLeast(control);
          let took = await times();
          // A garbage collection may have fallen into the first run.
          if (took >= maxTimes) took = await times();
          expect(took, path.join('.')).toBeLessThan(maxTimes);
        }
      },
    );

    it('is refused unread where bodies are limited', async () => {
      const body = { email: 'a@b.c', password: 'x'.repeat(64 * 1024) };
      expect((await admin.call('POST /login', body)).statusCode).toBe(413);
    });
  });
});

function checker(httpPart: string, schema: TSchema): (data: unknown) => unknown {
  const check = validator({ schema, httpPart, method: 'POST', url: '/' });
  return (data) => (check as (data: unknown) => unknown)(data);
}

/** CPU time of this process, in ms, so that other load on the machine does not count. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * The faster of two runs, in ms, since the first compiles; a single run if that is too fast to
 * matter.
 */
function fastest(work: () => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 5 && best > atLeast(0); run++) {
    const start = cpuTime();
    work();
    best = Math.min(best, cpuTime() - start);
  }
  return best;
}

function text([begin, repeated, end]: [string, string, string], bytes: number): string {
  return begin + repeated.repeat(bytes / Buffer.byteLength(repeated)) + end;
}

function textPaths({ type, properties = {}, items }: JsonSchema): string[][] {
  if (type === 'string') return [[]];
  if (items) return textPaths(items).map((path) => ['0', ...path]);
  return Object.entries(properties).flatMap(([name, property]) =>
    textPaths(property).map((path) => [name, ...path]),
  );
}

function patternsOf(schema: JsonSchema | undefined): string[] {
  if (schema === undefined) return [];
  const { pattern, properties = {}, items } = schema;
  return [
    ...(pattern ? [pattern] : []),
    ...[items, ...Object.values(properties)].flatMap(patternsOf),
  ];
}

function wrap([step, ...rest]: string[], value: unknown): unknown {
  if (step === undefined) return value;
  return step === '0' ? [wrap(rest, value)] : { [step]: wrap(rest, value) };
}
