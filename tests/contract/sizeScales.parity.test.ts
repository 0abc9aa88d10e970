import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { linenShirt } from '../../contract/examples/products.ts';
import { readyScale } from '../../contract/rules/readyScales.ts';
import { defaultScales } from '../../contract/rules/scaleInput.ts';
import { type Both, openBoth, type Person } from './harness.ts';

describe('size scales: mocks and server answer alike', () => {
  let both: Both;
  let owner: Person;
  beforeEach(async () => {
    both = await openBoth({ products: [linenShirt] });
    owner = await both.admin();
  });
  afterEach(() => both.close());

  const [letters] = defaultScales;
  const id = letters?.id ?? '';

  it('are added, changed and removed by admins alone', async () => {
    const anna = await both.anna();
    const shoes = { ...readyScale('Women’s shoes'), id: '01960000-0000-7000-8000-000000000301' };
    expect((await anna.ask('POST /savesizescale', shoes)).status).toBe(403);
    expect((await owner.ask('POST /savesizescale', shoes)).status).toBe(200);
    expect((await owner.ask('POST /savesizescale', shoes)).status).toBe(409);
    expect((await anna.ask('POST /savemysize', { category: 'women', size: '37.5' })).status).toBe(
      200,
    );
    const renamed = { ...letters, name: ' Alpha ', appliesTo: [{ category: 'kid' }] };
    expect((await owner.ask('POST /savesizescale', renamed)).status).toBe(200);
    await anna.ask('GET /envparams');
    expect((await anna.ask(`POST /endsizescale/${shoes.id}`)).status).toBe(403);
    expect((await owner.ask(`POST /endsizescale/${shoes.id}`)).status).toBe(200);
    expect((await owner.ask(`POST /endsizescale/${shoes.id}`)).status).toBe(200);
    await anna.ask('GET /envparams');
  });

  it('invalid scales are refused', async () => {
    for (const [status, change] of [
      [400, { sizes: [] }],
      [400, { sizes: ['S', 's'] }],
      [400, { sizes: ['S;M'] }],
      [400, { name: 'Children' }],
      [400, { name: ' ' }],
      [400, { conversions: [{ name: 'UK', values: ['x'.repeat(21)] }] }],
      [409, { version: 2 }],
      [409, { sizes: ['XS'] }],
    ] as const) {
      const answer = await owner.ask('POST /savesizescale', { ...letters, ...change });
      expect(answer.status, JSON.stringify(change)).toBe(status);
    }
    expect((await owner.ask(`POST /endsizescale/${id}`)).status).toBe(409);
  });
});
