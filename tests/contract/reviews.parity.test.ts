import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cottonTote, linenShirt } from '../../contract/examples/products.ts';
import type { Order } from '../../contract/schemas/order.ts';
import type { AdminReviewPage, ReviewPage } from '../../contract/schemas/reviews.ts';
import type { RelatedProduct } from '../../contract/schemas/user.ts';
import { anna as annasLogin } from '../../stories/mocks/logins.ts';
import { comparable } from './comparable.ts';
import { type Both, openBoth, type Person, type Side } from './harness.ts';
import { buy, shirts } from './payment.ts';

const requestId = '01930000-0000-7000-8000-00000000000a';

describe('reviews: mocks and server answer alike', () => {
  let both: Both;
  let owner: Person;
  let anna: Person;
  /** Shirts in two sizes that Anna has bought. */
  beforeEach(async () => {
    const now = () => new Date('2026-05-01T10:00:00.000Z');
    both = await openBoth({ products: [linenShirt, cottonTote], now });
    owner = await both.admin();
    anna = await both.anna();
    await buy(both, anna, [shirts(1, 'M'), shirts(1)]);
  });
  afterEach(() => both.close());

  const write = (body: object, id = linenShirt._id) => anna.ask(`POST /review/${id}`, body);

  async function look() {
    await anna.ask('GET /getrelprod');
    await owner.ask('GET /allreviews');
    await both.somebody().ask(`GET /product/${linenShirt._id}`);
    const { body } = await both.somebody().ask(`GET /reviews/${linenShirt._id}?limit=5`);
    return (body as ReviewPage).reviews;
  }

  it('written, changed and withdrawn', async () => {
    expect(await look()).toEqual([]);
    await write({ rating: 4, text: ' Soft. ', fit: 'small', height: 170 });
    expect(await look()).toMatchObject([{ text: 'Soft.', size: 'M', name: 'Anna' }]);
    await write({ rating: 2, text: 'Rough.', fit: 'large', size: 'S' });
    expect(await look()).toMatchObject([{ text: 'Rough.', size: 'S' }]);
    await anna.ask(`POST /rate/${linenShirt._id}`, { rating: 1 });
    expect(await look()).toMatchObject([{ rating: 1, text: 'Rough.' }]);
    await write({ rating: 1, text: '', fit: 'true' });
    expect(await look()).toEqual([]);
    await write({ rating: 1, text: '' });
    await look();
  });

  it('refused: not bought, unknown, another size, too long', async () => {
    expect((await write({ rating: 4, text: 'Soft.' }, cottonTote._id)).status).toBe(403);
    const nothing = '01920000-0000-7000-8000-0000000000ff';
    expect((await write({ rating: 4, text: 'Soft.' }, nothing)).status).toBe(404);
    for (const wrong of [
      { size: 'XL' },
      { height: 20 },
      { height: 170.5 },
      { fit: 'tight' },
      { text: 'x'.repeat(2001) },
      { text: undefined },
      { rating: 0 },
      { title: 'Nice' },
    ]) {
      expect((await write({ rating: 4, text: 'Soft.', ...wrong })).status).toBe(400);
    }
    expect((await both.somebody().ask(`GET /reviews/${nothing}`)).status).toBe(404);
    const url = `GET /reviews/${linenShirt._id}`;
    expect((await both.somebody().ask(`${url}?after=x`)).status).toBe(400);
    expect((await both.somebody().ask(`${url}?after=${nothing}`)).status).toBe(200);
    expect(await look()).toEqual([]);
  });

  it('with pictures: uploaded, shown, changed, and refused if they are another user’s', async () => {
    const size = { width: 40, height: 50, channels: 3 as const, background: '#8F3B1B' };
    const png = new Uint8Array(await sharp({ create: size }).png().toBuffer());
    const form = (name = 'shirt.png', type = 'image/png', times = 1) => {
      const data = new FormData();
      const content = type === 'image/png' ? png : 'not a picture';
      for (let file = 0; file < times; file++) {
        data.append('images', new File([content], name, { type }));
      }
      return data;
    };
    for (const side of ['mocks', 'server'] as const) {
      const send = async (body: object, id = linenShirt._id) => {
        const answer = await anna.askOnly(side, `POST /reviewpicture/${id}`, body);
        const { images = [] } = answer.body as { images?: { name: string }[] };
        return { status: answer.status, name: images[0]?.name ?? '' };
      };
      const writeOne = async (body: object) =>
        (await anna.askOnly(side, `POST /review/${linenShirt._id}`, { rating: 4, ...body })).status;
      const shown = async () => {
        const { body } = await both.somebody().askOnly(side, `GET /reviews/${linenShirt._id}`);
        return (body as ReviewPage).reviews[0]?.pictures?.map(({ name }) => name);
      };
      const sent = [await send(form()), await send(form())];
      expect(sent.map(({ status }) => status)).toEqual([200, 200]);
      expect((await send(form('notes.txt', 'text/plain'))).status).toBe(415);
      expect((await send(form('shirt.png', 'image/png', 2))).status).toBe(413);
      expect(await send(form(), cottonTote._id)).toMatchObject({ status: 403 });
      const [one = '', other = ''] = sent.map(({ name }) => name);
      expect(await writeOne({ text: 'Soft.', pictures: [one, other] })).toBe(200);
      expect(await shown()).toEqual([one, other]);
      expect(await writeOne({ text: 'Soft.', pictures: [other] })).toBe(200);
      expect(await shown()).toEqual([other]);
      const fourOfThem = [one, other, 'a.webp', 'b.webp'];
      for (const wrong of [
        { text: 'Soft.', pictures: ['front.webp'] },
        { text: 'Soft.', pictures: [one, one] },
        { text: 'Soft.', pictures: fourOfThem },
        { text: '', pictures: [one] },
      ]) {
        expect(await writeOne(wrong)).toBe(400);
      }
      expect(await shown()).toEqual([other]);
      expect(await writeOne({ text: 'Soft.' })).toBe(200);
      expect(await shown()).toBeUndefined();
    }
  });

  it('hidden, answered, and changed concurrently', async () => {
    await write({ rating: 4, text: 'Soft.' });
    const ids: Record<string, string> = {};
    for (const side of ['mocks', 'server'] as const) {
      const { body } = await owner.askOnly(side, 'GET /allreviews');
      ids[side] = (body as AdminReviewPage).reviews[0]?.id ?? '';
    }
    const handle = async (body: object, idOf = (side: Side['name']) => ids[side]) => {
      const [mocked, real] = await Promise.all(
        (['mocks', 'server'] as const).map(async (side) =>
          comparable(await owner.askOnly(side, `POST /handlereview/${idOf(side)}`, body)),
        ),
      );
      expect(mocked).toEqual(real);
      return real?.status;
    };
    expect(await handle({ hidden: true, reply: '', version: 1 })).toBe(200);
    expect(await look()).toEqual([]);
    expect(await handle({ hidden: true, reply: 'No ads.', version: 1 })).toBe(409);
    expect(await handle({ hidden: true, reply: ' ', version: 1 })).toBe(200);
    expect(await handle({ hidden: false, reply: ' Thanks. ', version: 2 })).toBe(200);
    expect(await look()).toMatchObject([{ reply: 'Thanks.' }]);
    for (const query of ['state=answered', 'state=hidden', 'state=unanswered', 'rating=4']) {
      await owner.ask(`GET /allreviews?limit=1&${query}`);
    }
    expect(await handle({ hidden: false, reply: '', version: 3 })).toBe(200);
    expect(await handle({ hidden: false, reply: '', version: 1 }, () => 'nothing')).toBe(404);
    await look();
    expect(await handle({ hidden: true, reply: '', version: 4 })).toBe(200);
    await write({ rating: 4, text: '' });
    await look();
    await write({ rating: 4, text: 'Hard.' });
    expect(await look()).toEqual([]);
  });

  it('withdrawn, and refused after a refund', async () => {
    await write({ rating: 4, text: 'Soft.' });
    for (const side of ['mocks', 'server'] as const) {
      const [order] = (await owner.askOnly(side, 'GET /allorders')).body as Order[];
      const refund = { notes: '', payment_status: 'refunded', delivery_status: 'cancelled' };
      const { status } = await owner.askOnly(side, `POST /handleorder/${order?._id}`, refund);
      expect(status).toBe(200);
    }
    expect((await write({ rating: 4, text: 'Rough.' })).status).toBe(403);
    expect((await anna.ask(`POST /rate/${linenShirt._id}`, { rating: 1 })).status).toBe(403);
    // Only the server restocks returned units, so products can't be compared directly.
    const listed = async (side: Side['name']) =>
      ((await anna.askOnly(side, 'GET /getrelprod')).body as RelatedProduct[]).map(
        ({ productId: _, ...rest }) => rest,
      );
    expect(await listed('server')).toMatchObject([{ sizes: [], review: { text: 'Soft.' } }]);
    expect(await listed('mocks')).toEqual(await listed('server'));
    expect((await write({ rating: 1, text: '' })).status).toBe(200);
    expect([await listed('mocks'), await listed('server')]).toEqual([[], []]);
    expect((await write({ rating: 1, text: '' })).status).toBe(403);
  });

  it('for the kept size, after the other one was returned', async () => {
    for (const side of ['mocks', 'server'] as const) {
      const [order] = (await owner.askOnly(side, 'GET /allorders')).body as Order[];
      const sent = { notes: '', payment_status: 'paid', delivery_status: 'delivered' };
      await owner.askOnly(side, `POST /handleorder/${order?._id}`, sent);
      const request = { requestId, reason: 'unsaid', lines: [{ line: 1, quantity: 1 }] };
      await anna.askOnly(side, `POST /returnorder/${order?._id}`, request);
      const lines = [{ line: 1, restocked: 0, damaged: 1 }];
      const came = await owner.askOnly(side, `POST /receivereturn/${requestId}`, { lines });
      expect(came.status).toBe(200);
    }
    expect((await write({ rating: 4, text: 'Soft.', size: 'S' })).status).toBe(400);
    expect((await write({ rating: 4, text: 'Soft.' })).status).toBe(200);
    expect(await look()).toMatchObject([{ size: 'M' }]);
  });

  it('without a name after the account’s deletion', async () => {
    await write({ rating: 4, text: 'Soft.' });
    await anna.ask('POST /deleteuser', { currentPassword: annasLogin.password });
    const { body } = await both.somebody().ask(`GET /reviews/${linenShirt._id}`);
    expect((body as ReviewPage).reviews[0]).not.toHaveProperty('name');
  });
});
