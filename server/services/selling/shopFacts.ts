import { textsOf, trimmedFacts } from '../../../contract/rules/shopFacts.ts';
import type {
  ShopFacts,
  ShopFactsInput,
  ShopText,
  ShopTextName,
  ShortFacts,
} from '../../../contract/schemas/shopFacts.ts';
import { Conflict, NotFound } from '../../errors.ts';
import {
  findShopFacts,
  findShopText,
  type StoredFacts,
  writeShopFacts,
} from '../../repositories/shopFacts.ts';
import type { Context } from '../context.ts';

type FactsContext = Pick<Context, 'db' | 'now'>;

/**
 * What the shop says of itself, for the admin who sets it.
 * @param otherwise where nobody has set anything yet
 */
export async function readShopFacts(
  { db }: Pick<Context, 'db'>,
  otherwise: ShortFacts,
): Promise<ShopFacts> {
  const nothing = { version: 0, facts: otherwise, texts: {} };
  const { version, facts, texts }: StoredFacts = (await findShopFacts(db)) ?? nothing;
  const { about, ...policies } = texts;
  const textOf = (name: keyof typeof policies) => policies[name]?.text ?? '';
  return {
    ...{ ...facts, version },
    about: { en: about?.text ?? '', ru: about?.ru ?? '' },
    policies: { terms: textOf('terms'), privacy: textOf('privacy'), returns: textOf('returns') },
  };
}

/**
 * Puts all of it in place of what was in force, for every page, mail and paper from now on.
 * @throws Conflict when it was changed since it was looked at
 */
export async function saveShopFacts(
  context: FactsContext,
  input: ShopFactsInput,
): Promise<ShopFacts> {
  const { version, about, policies, ...facts } = trimmedFacts(input);
  const row = { facts, texts: textsOf({ about, policies }), changedAt: context.now() };
  if (!(await writeShopFacts(context.db, version, row))) {
    const message = 'Somebody else has changed the shop in the meantime.';
    throw new Conflict(message, { version: message });
  }
  return readShopFacts(context, facts);
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
