import Type, { type Static } from 'typebox';
import { type Language, languages } from '../languages.ts';
import { bannerName, homePictureNames, limits, patterns, shopTextNames } from '../limits.ts';
import { returnPayers, searchPageLimits } from '../rules/adminChoices.ts';
import { bannerShapeNames } from '../rules/banners.ts';
import { bannerTargets, homeLimits, ownerLimits } from '../rules/ownerLimits.ts';
import { Count, optional, orEmpty, StrictObject } from './common.ts';
import { ImageName, Pixels } from './pictures.ts';

const text = (max: number) => Type.String({ maxLength: max });
const needed = (max: number) => Type.String({ minLength: 1, maxLength: max, pattern: '\\S' });

/** In the two languages of the about page; either may be empty. */
const bilingual = (max: number) => StrictObject({ en: text(max), ru: text(max) });

const duty = text(limits.duty.max);

const policy = { ...text(ownerLimits.policy.max), description: 'Empty for no such page' };

const Notice = StrictObject({ picture: ImageName, text: needed(ownerLimits.notice.max) });

const eachNotice = Object.fromEntries(
  Object.keys(languages).map((code) => [code, Notice]),
) as Record<Language, typeof Notice>;

const homeBlock = StrictObject({
  isShown: Type.Boolean(),
  heading: text(homeLimits.heading.max),
  text: text(homeLimits.text.max),
});

const HomePictureName = Type.Enum(homePictureNames);
export type HomePictureName = Static<typeof HomePictureName>;

/** The home page; empty fields show the app's own. */
const Home = StrictObject({
  line: text(homeLimits.line.max),
  button: text(homeLimits.button.max),
  leadsTo: Type.Enum(bannerTargets),
  story: homeBlock,
  note: homeBlock,
  // All optional: a stored profile may predate a new field.
  pictures: Type.Partial(
    Type.Record(HomePictureName, {
      ...orEmpty({ pattern: bannerName, maxLength: ownerLimits.imageName.max }),
      description: 'A name that `POST /bannerpicture` has answered',
    }),
    { additionalProperties: false },
  ),
});
export type Home = Static<typeof Home>;

const SearchPage = StrictObject({
  words: {
    ...needed(searchPageLimits.text),
    description: 'Whole searches, with commas between',
  },
  page: Type.String({
    maxLength: searchPageLimits.text,
    pattern: '^/(?!/)\\S*$',
    description: 'Path in the shop; the first row whose page exists counts',
  }),
});
export type SearchPage = Static<typeof SearchPage>;

const fields = {
  version: { ...Count, description: 'One more at each change; 0 while config.js rules' },
  name: needed(ownerLimits.shopName.max),
  description: { ...text(ownerLimits.shopDescription.max), description: 'The shop in a sentence' },
  supportEmail: orEmpty({ pattern: patterns.email, maxLength: limits.email.max }),
  phone: Type.String({ pattern: patterns.shopPhone, maxLength: ownerLimits.shopPhone.max }),
  address: text(limits.address.max),
  openingHours: text(ownerLimits.openingHours.max),
  seller: optional(
    text(ownerLimits.seller.max),
    'Legal name, address and VAT number on invoices and packing slips, in lines; absent for the server’s `SELLER`',
  ),
  social: Type.Array(
    StrictObject({
      name: needed(ownerLimits.socialName.max),
      url: Type.String({
        minLength: 1,
        maxLength: ownerLimits.trackingUrl.max,
        pattern: patterns.webUrl,
      }),
    }),
    { maxItems: ownerLimits.social.max, description: 'The first is on the contact page, too' },
  ),
  team: Type.Array(
    StrictObject({
      name: needed(ownerLimits.memberName.max),
      role: bilingual(ownerLimits.role.max),
      bio: bilingual(ownerLimits.bio.max),
    }),
    { maxItems: ownerLimits.team.max },
  ),
  returnDays: Type.Integer({
    minimum: 0,
    maximum: ownerLimits.returnDays.max,
    description: 'From the delivery; 0 where the shop takes nothing back by itself',
  }),
  returnsPaidBy: optional(Type.Enum(returnPayers), 'Who pays for a return; absent says nothing'),
  about: {
    ...bilingual(ownerLimits.story.max),
    description: 'The story of the about page; the app has its own where both are empty',
  },
  policies: StrictObject({
    terms: policy,
    privacy: policy,
    returns: policy,
    accessibility: Type.Optional(policy),
  }),
  home: Type.Optional(Home),
  notices: optional(
    Type.Partial(Type.Object(eachNotice), { additionalProperties: false }),
    'The official notice of the legal guarantee, by language: pictures sent by `POST /s3/upload`, and their text alternatives',
  ),
  safety: optional(
    StrictObject({ producer: duty, responsible: duty, warnings: duty }),
    'Defaults of products without texts of their own',
  ),
  searchPages: optional(
    Type.Array(SearchPage, { maxItems: searchPageLimits.rows }),
    'Searches that lead to a page; absent for the usual ones',
  ),
};

/** Current URLs of the owner's pictures, 960 pixels wide, in each shape. */
const HomePictureUrls = Type.Partial(
  Type.Record(HomePictureName, Type.Record(Type.Enum(bannerShapeNames), Type.String())),
);
export type HomePictureUrls = Static<typeof HomePictureUrls>;

export const ShopProfile = Type.Object({
  ...fields,
  pictureUrls: Type.Optional(HomePictureUrls),
  noticeUrls: optional(
    Type.Record(Type.String(), Type.String()),
    'URLs of the pictures of `notices`, by their names',
  ),
});
export type ShopProfile = Static<typeof ShopProfile>;

/** The new profile, and the version that it replaces. */
export const ShopProfileInput = StrictObject(fields);
export type ShopProfileInput = Static<typeof ShopProfileInput>;

/** Fields for every page, without the long texts. */
export type ShortProfile = Omit<ShopProfileInput, 'version' | 'about' | 'policies'>;

export const ShopTextName = Type.Enum(shopTextNames);
export type ShopTextName = Static<typeof ShopTextName>;

/** Owner's text that has its own page. */
export const ShopText = Type.Object({
  text: Type.String(),
  ru: optional(Type.String(), 'The same in Russian, of the about page'),
  language: optional(Type.String(), 'Of a translation, as `pt`'),
  picture: optional(
    Type.Object({ url: Type.String(), width: Pixels, height: Pixels }),
    'What the text describes, of the notice',
  ),
});
export type ShopText = Static<typeof ShopText>;
