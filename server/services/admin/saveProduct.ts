import { v7 } from 'uuid';
import { messages } from '../../../contract/messages.ts';
import { dayOf } from '../../../contract/rules/days.ts';
import { measuresOfSizes, withOwnMeasures } from '../../../contract/rules/measures.ts';
import { nameInColour } from '../../../contract/rules/nameInColour.ts';
import { extensionsOf } from '../../../contract/rules/productExtensions.ts';
import { emptyDetails, trimLabels } from '../../../contract/rules/productFields.ts';
import {
  changedSizes,
  lowestPriceAfter,
  productInputProblems,
  withMainPicture,
  withReduction,
} from '../../../contract/rules/productInput.ts';
import { changedSaleProblems, onDay } from '../../../contract/rules/saleDays.ts';
import { envParamsWith } from '../../../contract/rules/shopSettings.ts';
import { barcodeKey, skuKey, takenCodes, trimCodes } from '../../../contract/rules/stockCodes.ts';
import type {
  AdminProduct,
  ProductChange,
  ProductInput,
} from '../../../contract/schemas/adminProduct.ts';
import { type Database, inTransaction, sqlState } from '../../db/database.ts';
import { BadInput, Conflict, refuse } from '../../errors.ts';
import { isUuid } from '../../lib/ids.ts';
import { lockPictures } from '../../repositories/pictures.ts';
import type { StoredProduct } from '../../repositories/products.ts';
import {
  addPastPrice,
  addProducts,
  clearCodes,
  lockProducts,
  lowestPriceSince,
  type StoredDetails,
  toStoredDetails,
  writeImages,
  writeProduct,
  writeSizes,
} from '../../repositories/productWrites.ts';
import { lockScales } from '../../repositories/sizeScales.ts';
import { findSizes, recordStock, type StockCause } from '../../repositories/stock.ts';
import { findCodedSizes } from '../../repositories/stockCodes.ts';
import { lockAndReleaseExpired } from '../cart/holds.ts';
import { findStoredProduct } from '../catalogue/catalogue.ts';
import { toDetails } from '../catalogue/productView.ts';
import { comparedSince } from '../catalogue/saleDays.ts';
import type { Context } from '../context.ts';
import { toAdminProduct } from './adminProducts.ts';

/**
 * Adds a product. A repeated `requestId` returns the product of the first request.
 * @throws BadInput with the error of each field
 * @throws NotFound when that product has been removed since
 */
export async function addProduct(
  { db, pictures, now }: Context,
  input: ProductInput,
  requestId: string = v7(),
): Promise<AdminProduct> {
  const stored = await namingOwners(db, input, async (tx) => {
    const product = {
      ...toStoredDetails(
        onDay(
          { ...extensionsOf(emptyDetails), ...(await checkInput(tx, pictures, input)) },
          dayOf(now()),
        ),
      ),
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
 * Replaces a product's fields. An absent extension keeps its value, because the specification's
 * form does not send it. A checkout in progress keeps its price.
 * @throws BadInput with the error of each field
 * @throws NotFound when the shop does not have the product
 * @throws Conflict when `version` is not the current one, or a size would lose reserved units
 */
export async function modifyProduct(
  { db, pictures, now: clock }: Context,
  { id, version, ...input }: ProductChange,
  by: Pick<StockCause, 'reason' | 'userId'> = { reason: 'edited' },
): Promise<AdminProduct> {
  const stored = await namingOwners(db, { ...input, id }, async (tx) => {
    const { sizes, images, ...fields } = await checkInput(tx, pictures, input);
    await lockProducts(tx, isUuid(id) ? [id] : []);
    const now = clock();
    const before = await findStoredProduct(tx, id, 'admins');
    const reduced = withReduction({ ...extensionsOf(toDetails(before)), ...fields });
    refuse(new Map(changedSaleProblems(fields, reduced)), BadInput, '; ');
    const after = onDay(reduced, dayOf(now));
    const measures = measuresOfSizes(after.measures, sizes);
    const details = toStoredDetails({ ...after, measures });
    const lowestPriceCents = await comparePrices(tx, before, details, now);
    if (!(await writeProduct(tx, id, { ...details, lowestPriceCents }, { version, now }))) {
      throw new Conflict(messages.productHasChanged, 'version');
    }
    await changeSizes(tx, id, sizes, { ...by, at: now });
    await writeImages(tx, id, images);
    return findStoredProduct(tx, id, 'admins');
  });
  return toAdminProduct(stored, pictures);
}

/**
 * Runs a transaction that writes a product.
 * @throws Conflict naming the other product that has one of its codes
 */
async function namingOwners<T>(
  db: Database,
  { id, sizes: asked }: Pick<ProductInput, 'sizes'> & { id?: string },
  write: (tx: Database) => Promise<T>,
): Promise<T> {
  try {
    return await inTransaction(db, write);
  } catch (error) {
    if (sqlState(error) !== '23505') throw error;
    const sizes = asked.map(trimCodes);
    const skus = sizes.map(({ sku = '' }) => skuKey(sku));
    const barcodes = sizes.map(({ barcode = '' }) => barcodeKey(barcode));
    const found = await findCodedSizes(db, skus, barcodes);
    const others = found
      .filter(({ productId }) => productId !== id)
      .map((other) => ({
        ...other,
        name: nameInColour(other),
        isRemoved: other.deletedAt !== null,
      }));
    refuse(takenCodes(sizes, others));
    throw error;
  }
}

/** Records the old price, because later reductions are compared with it, too. */
async function comparePrices(
  tx: Database,
  before: StoredProduct,
  after: StoredDetails,
  now: Date,
): Promise<number | null> {
  const since = comparedSince(now);
  const lowest = await lowestPriceSince(tx, before, since);
  if (after.priceCents !== before.priceCents) await addPastPrice(tx, before, { since, now });
  return lowestPriceAfter(before, after, lowest) ?? null;
}

/**
 * Checks and normalizes an admin's product, except its stock. Locks its pictures first, so that
 * none is deleted meanwhile.
 * @throws BadInput with every error, by path in the request
 */
async function checkInput(
  tx: Database,
  pictures: Context['pictures'],
  input: ProductInput,
): Promise<ProductInput> {
  const names = input.images.map(({ name }) => name);
  await lockPictures(tx, names);
  const uploaded = new Set<string>();
  for (const name of names) if (await pictures.exists(name)) uploaded.add(name);
  const settings = envParamsWith(await lockScales(tx, 'share'));
  const trimmed = { ...input, sizes: input.sizes.map(trimCodes) };
  const problems = productInputProblems(trimmed, settings, (name) => uploaded.has(name));
  refuse(problems, BadInput, '; ');
  return {
    ...withOwnMeasures(trimLabels(trimmed)),
    name: input.name.trim(),
    images: withMainPicture(input.images),
  };
}

/**
 * Sets the sizes of a product, in this order. Locks them like every cart, so that reserved units
 * cannot change meanwhile.
 * @throws Conflict when a size would lose reserved units, or exceed its maximum
 */
async function changeSizes(
  tx: Database,
  productId: string,
  asked: ProductInput['sizes'],
  cause: StockCause,
) {
  const stock = await lockAndReleaseExpired(tx, await findSizes(tx, productId), cause.at);
  const { sizes, problems } = changedSizes(
    asked,
    [...stock.values()].map(({ reserved, ...row }) => ({ ...row, quantityReserved: reserved })),
  );
  refuse(problems);
  const before = [...stock.values()];
  if (before.some(({ sku, barcode }) => sku || barcode)) await clearCodes(tx, productId);
  await writeSizes(tx, productId, sizes);
  const names = new Set([...before, ...sizes].map(({ size }) => size));
  const unitsIn = (rows: readonly { size: string; quantity: number }[], name: string) =>
    rows.find(({ size }) => size === name)?.quantity ?? 0;
  const changes = [...names].map((size) => ({
    ...{ productId, size, from: unitsIn(before, size), to: unitsIn(sizes, size) },
  }));
  await recordStock(tx, changes, cause);
}
