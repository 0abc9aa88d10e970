import { v7 } from 'uuid';
import { messages } from '../../../contract/messages.ts';
import { msPerDay } from '../../../contract/rules/days.ts';
import { measuresOfSizes, withOwnMeasures } from '../../../contract/rules/measures.ts';
import { extensionsOf } from '../../../contract/rules/productExtensions.ts';
import { noDetails, trimLabels } from '../../../contract/rules/productFields.ts';
import {
  changedSizes,
  lowestPriceAfter,
  productInputProblems,
  withMainPicture,
  withReduction,
} from '../../../contract/rules/productInput.ts';
import { shopSettings } from '../../../contract/rules/shopSettings.ts';
import type {
  AdminProduct,
  ProductChange,
  ProductInput,
} from '../../../contract/schemas/adminProduct.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { BadInput, Conflict } from '../../errors.ts';
import { earlier } from '../../lib/days.ts';
import { isUuid } from '../../lib/ids.ts';
import { refuse } from '../../lib/refuse.ts';
import {
  addProducts,
  type StoredDetails,
  toStoredDetails,
} from '../../repositories/addProducts.ts';
import { addPastPrice, lowestPriceSince } from '../../repositories/pastPrices.ts';
import { keepPictures } from '../../repositories/pictures.ts';
import type { StoredProduct } from '../../repositories/products.ts';
import {
  lockProducts,
  writeImages,
  writeProduct,
  writeSizes,
} from '../../repositories/productWrites.ts';
import { findSizes } from '../../repositories/stock.ts';
import { lockAndReleaseExpired } from '../cart/holds.ts';
import { findStoredProduct } from '../catalogue/catalogue.ts';
import { toDetails } from '../catalogue/productView.ts';
import type { Context } from '../context.ts';
import { toAdminProduct } from './adminCatalogue.ts';

type SaveContext = Pick<Context, 'db' | 'pictures' | 'now'>;

/**
 * A new product, for shoppers to see at once unless it is a draft. With a `requestId` that was heard before, it is the
 * product that came of it then.
 * @throws BadInput saying which fields are wrong
 * @throws NotFound when that product has been removed since
 */
export async function addProduct(
  { db, pictures, now }: SaveContext,
  input: ProductInput,
  requestId: string = v7(),
): Promise<AdminProduct> {
  const stored = await inTransaction(db, async (tx) => {
    const product = {
      ...toStoredDetails({
        ...extensionsOf(noDetails),
        ...(await checkInput(tx, pictures, input)),
      }),
      id: requestId,
      ratingSum: 0,
      ratingCount: 0,
      createdAt: now(),
    };
    await addProducts(tx, [product]);
    return findStoredProduct(tx, product.id, 'admins');
  });
  return toAdminProduct(stored, pictures);
}

/**
 * Replaces a product's fields; an extension stays as it is when it is absent, as the
 * specification's form does not send it. A customer who is paying right now pays the price
 * they were shown.
 * @throws BadInput saying which fields are wrong
 * @throws NotFound when the shop has no such product, or no more
 * @throws Conflict when `version` is not today's, or a size would lose units that are reserved
 */
export async function modifyProduct(
  { db, pictures, now: clock }: SaveContext,
  { id, version, ...input }: ProductChange,
): Promise<AdminProduct> {
  const stored = await inTransaction(db, async (tx) => {
    const { sizes, images, ...fields } = await checkInput(tx, pictures, input);
    const now = clock();
    await lockProducts(tx, isUuid(id) ? [id] : []);
    const before = await findStoredProduct(tx, id, 'admins');
    const after = withReduction({ ...extensionsOf(toDetails(before)), ...fields });
    const measures = measuresOfSizes(after.measures, sizes);
    const details = toStoredDetails({ ...after, measures });
    const lowestPriceCents = await comparePrices(tx, before, details, now);
    if (!(await writeProduct(tx, id, { ...details, lowestPriceCents }, { version, now }))) {
      throw new Conflict(messages.productHasChanged, 'version');
    }
    await changeSizes(tx, id, sizes, now);
    await writeImages(tx, id, images);
    return findStoredProduct(tx, id, 'admins');
  });
  return toAdminProduct(stored, pictures);
}

/** How far back a reduced price is compared, see `lowestPriceAfter`. */
const comparedMs = 30 * msPerDay;

/** What the product cost is remembered, as later reductions are compared with it, too. */
async function comparePrices(
  tx: Database,
  before: StoredProduct,
  after: StoredDetails,
  now: Date,
): Promise<number | null> {
  const since = earlier(now, comparedMs);
  const lowest = await lowestPriceSince(tx, before, since);
  if (after.priceCents !== before.priceCents) await addPastPrice(tx, before, { since, now });
  return lowestPriceAfter(before, after, lowest) ?? null;
}

/**
 * What an admin sends of a product, checked by all rules but those of its stock. Whether the pictures
 * exist is asked once they can't be forgotten any more.
 * @throws BadInput with everything that is wrong, each by its path in the request
 */
async function checkInput(
  tx: Database,
  pictures: SaveContext['pictures'],
  input: ProductInput,
): Promise<ProductInput> {
  const names = input.images.map(({ name }) => name);
  await keepPictures(tx, names);
  const uploaded = new Set<string>();
  for (const name of names) if (await pictures.exists(name)) uploaded.add(name);
  const problems = productInputProblems(input, shopSettings, (name) => uploaded.has(name));
  refuse(problems, BadInput, '; ');
  return {
    ...withOwnMeasures(trimLabels(input)),
    name: input.name.trim(),
    images: withMainPicture(input.images),
  };
}

/**
 * Gives a product, which is locked, these sizes in this order. Sizes are locked as every cart locks
 * them, so what is reserved cannot change meanwhile.
 * @throws Conflict when a size would lose units that are reserved, or get more than a size may have
 */
async function changeSizes(
  tx: Database,
  productId: string,
  asked: ProductInput['sizes'],
  now: Date,
): Promise<void> {
  const stock = await lockAndReleaseExpired(tx, await findSizes(tx, productId), now);
  const { sizes, problems } = changedSizes(
    asked,
    [...stock.values()].map(({ reserved, ...row }) => ({ ...row, quantityReserved: reserved })),
  );
  refuse(problems);
  await writeSizes(tx, productId, sizes);
}
