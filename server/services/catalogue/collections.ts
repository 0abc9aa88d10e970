import { messages } from '../../../contract/messages.ts';
import { pictureUrlsOf, shownCollection } from '../../../contract/rules/collections.ts';
import type { Collection } from '../../../contract/schemas/collections.ts';
import type { Database } from '../../db/database.ts';
import { NotFound } from '../../errors.ts';
import { findShownCollection } from '../../repositories/collections.ts';
import type { Context } from '../context.ts';
import { bannerUrlIn } from '../pictures/renditionUrls.ts';
import { settingsInOwnWords } from '../selling/ownWords.ts';

/** @throws NotFound when visitors see no collection at this slug */
export async function findCollection(db: Database, slug: string) {
  const collection = await findShownCollection(db, slug.replaceAll('\0', ''));
  if (!collection) throw new NotFound(messages.noSuchCollection);
  return collection;
}

/** @throws NotFound when visitors see no collection at this slug */
export async function getCollection(context: Context, slug: string): Promise<Collection> {
  const { db, pictures } = context;
  const collection = await findCollection(db, slug);
  const [shown = collection] = await settingsInOwnWords(context, 'collection', [collection]);
  return {
    ...shownCollection(shown),
    ...pictureUrlsOf(collection, bannerUrlIn(pictures)),
  };
}
