import { textsOf, trimmedProfile } from '../../../contract/rules/shopProfile.ts';
import type {
  ShopProfile,
  ShopProfileInput,
  ShopText,
  ShopTextName,
  ShortProfile,
} from '../../../contract/schemas/shopProfile.ts';
import { Conflict, NotFound } from '../../errors.ts';
import {
  findShopProfile,
  findShopText,
  type StoredProfile,
  writeShopProfile,
} from '../../repositories/shopProfile.ts';
import type { Context } from '../context.ts';

/**
 * What the shop says of itself, for the admin who sets it.
 * @param otherwise where nobody has set anything yet
 */
export async function readShopProfile(
  { db }: Pick<Context, 'db'>,
  otherwise: ShortProfile,
): Promise<ShopProfile> {
  const nothing = { version: 0, profile: otherwise, texts: {} };
  const { version, profile, texts }: StoredProfile = (await findShopProfile(db)) ?? nothing;
  const { about, ...policies } = texts;
  const textOf = (name: keyof typeof policies) => policies[name]?.text ?? '';
  return {
    ...{ ...profile, version },
    about: { en: about?.text ?? '', ru: about?.ru ?? '' },
    policies: { terms: textOf('terms'), privacy: textOf('privacy'), returns: textOf('returns') },
  };
}

/**
 * Puts all of it in place of what was in force, for every page, mail and paper from now on.
 * @throws Conflict when it was changed since it was looked at
 */
export async function saveShopProfile(
  context: Pick<Context, 'db' | 'now'>,
  input: ShopProfileInput,
): Promise<ShopProfile> {
  const { version, about, policies, ...profile } = trimmedProfile(input);
  const row = { profile, texts: textsOf({ about, policies }), changedAt: context.now() };
  if (!(await writeShopProfile(context.db, version, row))) {
    throw new Conflict('Somebody else has changed the shop in the meantime.', 'version');
  }
  return readShopProfile(context, profile);
}

/** @throws NotFound where the owner has written no such text */
export async function readShopText(
  { db }: Pick<Context, 'db'>,
  name: ShopTextName,
): Promise<ShopText> {
  const text = await findShopText(db, name);
  if (!text) throw new NotFound('The shop has no such text.');
  return text;
}
