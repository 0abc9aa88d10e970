import { v7 } from 'uuid';
import { messages } from '../../../contract/messages.ts';
import {
  collectionProblems,
  normalCollection,
  pictureUrlsOf,
} from '../../../contract/rules/collections.ts';
import { nameInColour } from '../../../contract/rules/nameInColour.ts';
import { collectionLimits } from '../../../contract/rules/ownerLimits.ts';
import { isCurrentVersion } from '../../../contract/rules/sellingInput.ts';
import { withItem } from '../../../contract/rules/withItem.ts';
import type { AdminCollection, CollectionInput } from '../../../contract/schemas/collections.ts';
import { inTransaction, sqlState } from '../../db/database.ts';
import { Conflict, NotFound, refuse } from '../../errors.ts';
import { isUuid } from '../../lib/ids.ts';
import {
  addCollection,
  changeCollection,
  findCollections,
  lockCollections,
  orderCollections,
  removeCollectionRow,
} from '../../repositories/collections.ts';
import { findProductsById } from '../../repositories/products.ts';
import type { Context } from '../context.ts';
import { bannerUrlIn } from '../pictures/renditionUrls.ts';
import { lockBanners } from './shopProfile.ts';

/** The collections for admins, hidden ones too. */
export async function readCollections({ db, pictures }: Context): Promise<AdminCollection[]> {
  const collections = await findCollections(db);
  const ids = new Set(collections.flatMap(({ products }) => products).filter(isUuid));
  const found = await findProductsById(db, [...ids]);
  const urlOf = bannerUrlIn(pictures);
  return collections.map((collection) => ({
    ...collection,
    picked: collection.products.flatMap((_id) => {
      const product = found.get(_id);
      return product ? [{ _id, name: nameInColour(product) }] : [];
    }),
    ...pictureUrlsOf(collection, urlOf),
  }));
}

/**
 * @throws BadInput when the picture does not exist
 * @throws Conflict when `version` is not the newest, another collection has the slug, or there are
 * too many
 */
export async function saveCollection(
  { db }: Context,
  { id = v7(), version = 0, position, ...input }: CollectionInput,
) {
  if (!isUuid(id)) throw new NotFound(messages.settingHasChanged);
  const collection = { ...normalCollection(input), id, version: version + 1 };
  const write = inTransaction(db, async (tx) => {
    await lockBanners(tx, [collection.picture], 'picture');
    const all = await lockCollections(tx);
    const before = all.find((each) => each.id === id);
    if (!isCurrentVersion(before, { version: version || undefined })) {
      throw new Conflict(messages.settingHasChanged, 'version');
    }
    refuse(collectionProblems(collection, all), Conflict);
    if (before) {
      await changeCollection(tx, collection);
      if (position !== undefined) await orderCollections(tx, withItem(all, collection, position));
      return;
    }
    const { max } = collectionLimits.count;
    if (all.length >= max) throw new Conflict(messages.enoughCollections(max));
    await addCollection(tx, collection, all.length);
  });
  await write.catch((error) => {
    // Added by another admin after the others were locked.
    if (sqlState(error) === '23505') throw new Conflict(messages.settingHasChanged, 'version');
    throw error;
  });
}

/** Removes a collection; an unknown id changes nothing. */
export async function removeCollection({ db }: Context, id: string) {
  if (isUuid(id)) await inTransaction(db, (tx) => removeCollectionRow(tx, id));
}
