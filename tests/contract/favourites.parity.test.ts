import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cottonTote, linenShirt, merinoCrew } from '../../contract/examples/products.ts';
import type { Product } from '../../contract/schemas/product.ts';
import { type Both, openBoth, type Person } from './harness.ts';

describe('favourites: mocks and server answer alike', () => {
  let both: Both;
  let person: Person;
  beforeEach(async () => {
    both = await openBoth({ products: [linenShirt, cottonTote, merinoCrew] });
    person = await both.anna();
  });
  afterEach(() => both.close());

  async function look() {
    await person.ask('GET /getuser');
    return ((await person.ask('GET /getfavorites')).body as Product[]).map(({ name }) => name);
  }

  it('newest first, each once, and gone when removed', async () => {
    expect(await look()).toEqual([]);
    for (const { _id } of [linenShirt, merinoCrew, linenShirt]) {
      expect((await person.ask(`POST /addfavorite/${_id}`)).status).toBe(200);
    }
    expect(await look()).toEqual([merinoCrew.name, linenShirt.name]);
    for (const { _id } of [merinoCrew, merinoCrew, cottonTote]) {
      expect((await person.ask(`POST /removefavorite/${_id}`)).status).toBe(200);
    }
    expect(await look()).toEqual([linenShirt.name]);
  });

  it.each(['addfavorite', 'removefavorite'])('%s of an unknown product', async (verb) => {
    for (const id of ['01920000-0000-7000-8000-0000000000ff', 'no-id']) {
      expect((await person.ask(`POST /${verb}/${id}`)).status).toBe(404);
    }
  });
});
