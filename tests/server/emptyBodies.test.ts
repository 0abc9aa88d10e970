import { describe, expect, it } from 'vitest';
import { signedUp } from './support/customer.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { forSuite } from './support/forSuite.ts';
import { openTestApp } from './support/testApp.ts';

describe('an empty body with a JSON content type', async () => {
  const shop = await forSuite(openTestApp({ products: [exampleProduct(1)] }));
  let ana = await signedUp(shop.app, 'ana@shop.test');

  const json = { 'content-type': 'application/json' };

  it.each([
    `POST /addfavorite/${exampleId(1)}`,
    `POST /removefavorite/${exampleId(1)}`,
    'POST /logout',
  ] as const)('is none where none is needed: %s', async (call) => {
    const answer = await ana.call(call, '', json);
    expect(answer.json()).toMatchObject({ success: true });
    ana = await signedUp(shop.app, `${call.replace(/\W+/g, '-')}@shop.test`);
  });

  it.each(['POST /addtocart', 'POST /cleancart'] as const)(
    'is missing if one is required: %s',
    async (call) => {
      const answer = await ana.call(call, '', json);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().message).toBe('The input must be a JSON object');
    },
  );

  it.each(['{', '{"__proto__": {}}', ' '])('does not mean %j', async (body) => {
    const answer = await ana.call('POST /cleancart', body, json);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe(
      'The request cannot be read: its URL or its JSON is malformed.',
    );
  });
});
