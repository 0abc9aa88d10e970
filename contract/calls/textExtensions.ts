import Type from 'typebox';
import { AdminCollection, CollectionInput } from '../schemas/collections.ts';
import { IdParams, SuccessReply } from '../schemas/common.ts';
import { UploadedPictures } from '../schemas/pictures.ts';
import { ShopProfile, ShopProfileInput } from '../schemas/shopProfile.ts';
import {
  ProductTranslation,
  Translation,
  TranslationCounts,
  TranslationInput,
  TranslationPage,
  TranslationQuery,
} from '../schemas/translations.ts';
import type { EndpointRows } from './row.ts';

/** Extensions for admins: collections, the shop’s profile and the home page, and their translations. */
export const textExtensions = {
  'GET /collections': {
    permission: 'texts:read',
    summary: 'The collections in their order, hidden ones too',
    reply: Type.Array(AdminCollection),
  },
  'POST /savecollection': {
    permission: 'texts:write',
    action: /*i18n*/ 'Saved a collection',
    summary:
      'A new collection, or with `version` a change of one; 409 when that is not the newest, or another has its slug',
    body: CollectionInput,
    reply: SuccessReply,
  },
  'POST /removecollection/:id': {
    permission: 'texts:write',
    action: /*i18n*/ 'Removed a collection',
    summary: 'Removes a collection; its products stay in the shop',
    params: IdParams,
    reply: SuccessReply,
  },
  'GET /shopfacts': {
    permission: 'texts:read',
    summary: 'What the shop says of itself: its name, contacts, people, texts and days to return',
    reply: ShopProfile,
  },
  'POST /saveshopfacts': {
    permission: 'texts:write',
    action: /*i18n*/ 'Changed the shop’s profile',
    summary: 'Changes what the shop says of itself, at once; 409 when another admin was faster',
    body: ShopProfileInput,
    reply: ShopProfile,
  },
  'GET /translations': {
    permission: 'texts:read',
    summary:
      'The owner’s texts with their translations into one of the shop’s further languages. Also requires permission to read the translated item',
    query: TranslationQuery,
    reply: TranslationPage,
  },
  'GET /translationcounts': {
    permission: 'texts:read',
    summary:
      'How many of the owner’s texts have no translation, or an outdated one, as far as the role may read them',
    reply: TranslationCounts,
  },
  'GET /producttranslations': {
    permission: 'texts:read',
    summary:
      'All products’ texts in the shop’s further languages, for files of products. Also requires permission to read products',
    reply: Type.Array(ProductTranslation),
  },
  'POST /savetranslation': {
    permission: 'texts:write',
    action: /*i18n*/ 'Saved a translation',
    summary:
      'Translates texts of one thing; 409 when `version` is not the newest. Also requires permission to change the translated item',
    body: TranslationInput,
    reply: Translation,
  },
  'POST /bannerpicture': {
    permission: 'texts:write',
    summary: 'Cuts a picture for the home page to its shapes: multipart, one file in `images`',
    multipart: true,
    reply: UploadedPictures,
  },
} as const satisfies EndpointRows;
