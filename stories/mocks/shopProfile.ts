import { exampleShopProfile } from '../../contract/examples/shopProfile.ts';
import { i18n } from '../../contract/i18n.ts';
import { messages } from '../../contract/messages.ts';
import {
  homePictureUrls,
  noticeIn,
  textsOf,
  trimmedProfile,
} from '../../contract/rules/shopProfile.ts';
import type { ShopProfile, ShopText } from '../../contract/schemas/shopProfile.ts';
import { MockFailure, mockEndpoint } from './mockEndpoint.ts';
import { mockPictureStore } from './uploads.ts';

/** The owner's settings, and another admin's change before the first save. */
export type ShopProfileScenario = {
  profile?: Partial<ShopProfile>;
  profileChangedMeanwhile?: Partial<ShopProfile>;
};

/** The shop's profile, texts and banner pictures. */
export function shopProfileHandlers({
  profile: set,
  profileChangedMeanwhile: meanwhile,
}: ShopProfileScenario) {
  let profile: ShopProfile = { ...exampleShopProfile, ...set };
  let hasChanged = meanwhile === undefined;
  const store = mockPictureStore();
  const waiting = [...banners];
  const isThere = (name: string) => name === '' || banners.includes(name);
  const answer = () => ({
    reply: { ...profile, pictureUrls: homePictureUrls(profile.home, (name) => `banners/${name}`) },
  });
  return [
    mockEndpoint('GET /shoptext/:name', ({ params }) => {
      const text = params.name === 'notice' ? noticeOf(profile) : textsOf(profile)[params.name];
      if (!text) throw new MockFailure(404, messages.noSuchText);
      return { reply: text };
    }),
    mockEndpoint('POST /bannerpicture', ({ files }) => {
      store(files, 1);
      const name = waiting.shift() ?? '';
      return { reply: { success: true, images: [{ name, url: `banners/${name}` }] } };
    }),
    mockEndpoint('GET /shopfacts', answer),
    mockEndpoint('POST /saveshopfacts', ({ body }) => {
      if (!hasChanged) profile = { ...profile, ...meanwhile, version: profile.version + 1 };
      hasChanged = true;
      if (!Object.values(body.home?.pictures ?? {}).every(isThere)) {
        throw new MockFailure(400, messages.pictureHasGone, 'pictures');
      }
      if (body.version !== profile.version) {
        throw new MockFailure(409, messages.shopHasChanged, 'version');
      }
      profile = { ...trimmedProfile(body), version: body.version + 1 };
      return answer();
    }),
  ];
}

/** The text of the notice with its picture. */
function noticeOf(profile: ShopProfile): ShopText | undefined {
  const notice = noticeIn(profile, i18n.locale);
  if (!notice) return undefined;
  return {
    text: notice.text,
    picture: { url: `banners/${notice.picture}`, width: 960, height: 400 },
  };
}

/** Results of uploads in order: banners that Storybook has. */
const banners = ['men-wide.webp', 'kids-wide.webp', 'women-wide.webp', 'home-wide.webp'];
