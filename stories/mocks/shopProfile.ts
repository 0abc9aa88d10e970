import { exampleShopProfile } from '../../contract/examples/shopProfile.ts';
import { textsOf, trimmedProfile } from '../../contract/rules/shopProfile.ts';
import type { ShopProfile } from '../../contract/schemas/shopProfile.ts';
import { MockFailure, mockEndpoint } from './mockEndpoint.ts';

/** What the owner has set, and what another admin sets before the first save. */
export type ShopProfileScenario = {
  profile?: Partial<ShopProfile>;
  profileChangedMeanwhile?: Partial<ShopProfile>;
};

/** What the shop says of itself. */
export function shopProfileHandlers({
  profile: set,
  profileChangedMeanwhile: meanwhile,
}: ShopProfileScenario) {
  let profile: ShopProfile = { ...exampleShopProfile, ...set };
  let hasChanged = meanwhile === undefined;
  return [
    mockEndpoint('GET /shoptext/:name', ({ params }) => {
      const text = textsOf(profile)[params.name];
      if (!text) throw new MockFailure(404, 'The shop has no such text.');
      return { reply: text };
    }),
    mockEndpoint('GET /shopfacts', () => ({ reply: profile })),
    mockEndpoint('POST /saveshopfacts', ({ body }) => {
      if (!hasChanged) profile = { ...profile, ...meanwhile, version: profile.version + 1 };
      hasChanged = true;
      if (body.version !== profile.version) {
        const message = 'Somebody else has changed the shop in the meantime.';
        throw new MockFailure(409, message, { version: message });
      }
      profile = { ...trimmedProfile(body), version: body.version + 1 };
      return { reply: profile };
    }),
  ];
}
