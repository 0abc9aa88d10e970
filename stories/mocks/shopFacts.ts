import { exampleShopFacts } from '../../contract/examples/shopFacts.ts';
import { textsOf, trimmedFacts } from '../../contract/rules/shopFacts.ts';
import type { ShopFacts } from '../../contract/schemas/shopFacts.ts';
import { MockFailure, mockEndpoint } from './mockEndpoint.ts';

/** What the owner has set, and what another admin sets before the first save. */
export type ShopFactsScenario = {
  facts?: Partial<ShopFacts>;
  factsChangedMeanwhile?: Partial<ShopFacts>;
};

/** What the shop says of itself. */
export function shopFactsHandlers(
  { facts: set, factsChangedMeanwhile: meanwhile }: ShopFactsScenario,
  plain: boolean,
) {
  if (plain) return [];
  let facts: ShopFacts = { ...exampleShopFacts, ...set };
  let hasChanged = meanwhile === undefined;
  return [
    mockEndpoint('GET /shoptext/:name', ({ params }) => {
      const text = textsOf(facts)[params.name];
      if (!text) throw new MockFailure(404, 'The shop has no such text.');
      return { reply: text };
    }),
    mockEndpoint('GET /shopfacts', () => ({ reply: facts })),
    mockEndpoint('POST /saveshopfacts', ({ body }) => {
      if (!hasChanged) facts = { ...facts, ...meanwhile, version: facts.version + 1 };
      hasChanged = true;
      if (body.version !== facts.version) {
        const message = 'Somebody else has changed the shop in the meantime.';
        throw new MockFailure(409, message, { version: message });
      }
      facts = { ...trimmedFacts(body), version: body.version + 1 };
      return { reply: facts };
    }),
  ];
}
