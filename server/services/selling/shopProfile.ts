import { isDeepStrictEqual } from 'node:util';
import { i18n } from '../../../contract/i18n.ts';
import { messages } from '../../../contract/messages.ts';
import { bannerNameIn, bannerShapeNames } from '../../../contract/rules/banners.ts';
import {
  changesTerms,
  homePictureUrls,
  noticeIn,
  textsOf,
  trimmedProfile,
} from '../../../contract/rules/shopProfile.ts';
import type {
  ShopProfile,
  ShopProfileInput,
  ShopText,
  ShopTextName,
  ShortProfile,
} from '../../../contract/schemas/shopProfile.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { BadInput, Conflict, NotAllowed, NotFound } from '../../errors.ts';
import { findPicture, lockPictures } from '../../repositories/pictures.ts';
import {
  findShopProfile,
  findShopText,
  findShortProfile,
  type StoredProfile,
  writeShopProfile,
} from '../../repositories/shop.ts';
import { removeTeamTexts, renameTeamTexts } from '../../repositories/translations.ts';
import type { Context, PrintContext } from '../context.ts';
import { bannerUrlIn } from '../pictures/renditionUrls.ts';
import { ownText } from './ownWords.ts';
import { keepCurrentSeller } from './seller.ts';

/** @param otherwise the profile before anything was saved */
export async function readShopProfile(
  { db, pictures }: Context,
  otherwise: ShortProfile,
): Promise<ShopProfile> {
  const nothing = { version: 0, profile: otherwise, texts: {} };
  const { version, profile, texts }: StoredProfile = (await findShopProfile(db)) ?? nothing;
  const { about, ...policies } = texts;
  const noticeUrls = Object.values(profile.notices ?? {}).map(async ({ picture }) => [
    picture,
    await pictures.signedUrl(picture),
  ]);
  const textOf = (name: keyof typeof policies) => policies[name]?.text ?? '';
  return {
    ...{ ...profile, version },
    about: { en: about?.text ?? '', ru: about?.ru ?? '' },
    policies: {
      ...{ terms: textOf('terms'), privacy: textOf('privacy'), returns: textOf('returns') },
      ...(policies.accessibility && { accessibility: textOf('accessibility') }),
    },
    ...(profile.notices && { noticeUrls: Object.fromEntries(await Promise.all(noticeUrls)) }),
    pictureUrls: homePictureUrls(profile.home, bannerUrlIn(pictures)),
  };
}

/**
 * @param otherwise the profile before anything was saved
 * @param mayChangeTerms allows changes of `termFields`
 * @throws BadInput when a picture does not exist
 * @throws NotAllowed when the change needs another role
 * @throws Conflict when the profile was changed since it was read
 */
export async function saveShopProfile(
  context: PrintContext,
  input: ShopProfileInput,
  { otherwise, mayChangeTerms }: { otherwise: ShortProfile; mayChangeTerms: boolean },
): Promise<ShopProfile> {
  const { version, about, policies, ...profile } = trimmedProfile(input);
  const row = { profile, texts: textsOf({ about, policies }), changedAt: context.now() };
  await inTransaction(context.db, async (tx) => {
    const { home, notices = {} } = profile;
    const others = Object.values(notices).map(({ picture }) => picture);
    await lockBanners(tx, Object.values(home?.pictures ?? {}), 'pictures', others);
    const before = (await findShopProfile(tx))?.profile ?? otherwise;
    if (!(await writeShopProfile(tx, version, row))) {
      throw new Conflict(messages.shopHasChanged, 'version');
    }
    if (!mayChangeTerms && changesTerms(before, profile)) {
      throw new NotAllowed(messages.notInRole);
    }
    await updateTeamTexts(tx, before.team, profile.team);
    await keepCurrentSeller(tx, context);
  });
  return readShopProfile(context, profile);
}

type Team = ShortProfile['team'];

/**
 * Deletes the translations of people who left the team. A person with the same role and bio, but
 * another name, was renamed and keeps them.
 */
async function updateTeamTexts(tx: Database, before: Team, after: Team) {
  const notIn = (team: Team) => (member: Team[number]) =>
    team.every(({ name }) => name !== member.name);
  const gone = before.filter(notIn(after));
  if (gone.length === 0) return;
  const joined = after.filter(notIn(before));
  const renamed = joined.flatMap(({ name: to, ...texts }) => {
    const index = gone.findIndex(({ name: _, ...others }) => isDeepStrictEqual(others, texts));
    const [same] = index < 0 ? [] : gone.splice(index, 1);
    return same ? [{ from: same.name, to }] : [];
  });
  await removeTeamTexts(
    tx,
    [...gone, ...joined].map(({ name }) => name),
  );
  for (const { from, to } of renamed) await renameTeamTexts(tx, from, to);
}

/**
 * Locks each picture in all shapes, and `others` as they are; an empty name is none.
 * @throws BadInput at `field` when one does not exist
 */
export async function lockBanners(
  tx: Database,
  wideNames: readonly string[],
  field: string,
  others: readonly string[] = [],
) {
  const set = new Set(wideNames.filter((name) => name !== ''));
  const shapes = [...set].flatMap((name) =>
    bannerShapeNames.map((shape) => bannerNameIn(shape, name)),
  );
  const names = [...shapes, ...others];
  if ((await lockPictures(tx, names)) === names.length) return;
  throw new BadInput(messages.pictureHasGone, field);
}

/** @throws NotFound when the owner has written no such text */
export async function readShopText(context: Context, name: ShopTextName): Promise<ShopText> {
  const { db, pictures } = context;
  if (name === 'notice') {
    const { profile } = (await findShortProfile(db)) ?? {};
    const notice = profile && noticeIn(profile, i18n.locale, context.languages);
    const picture = notice && (await findPicture(db, notice.picture));
    if (!picture) throw new NotFound(messages.noSuchText);
    const url = await pictures.signedUrl(picture.name);
    return {
      text: notice.text,
      picture: { url, width: picture.width, height: picture.height },
    };
  }
  const { text: translated } = (await ownText(context, name)) ?? {};
  const text = await findShopText(db, name);
  if (!text) throw new NotFound(messages.noSuchText);
  return translated ? { text: translated, language: i18n.locale } : text;
}
