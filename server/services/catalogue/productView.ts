import { priceFromMain } from '../../../contract/rules/currencies.ts';
import { toDollars } from '../../../contract/rules/money.ts';
import { type AllDetails, detailsOf } from '../../../contract/rules/productFields.ts';
import { withReduction } from '../../../contract/rules/productInput.ts';
import type { Product } from '../../../contract/schemas/product.ts';
import type { StoredProduct } from '../../repositories/products.ts';
import type { Context } from '../context.ts';
import { type PictureUrlSigner, renditionsOf } from '../pictures/renditionUrls.ts';
import { inOwnWords } from '../selling/ownWords.ts';

/** A stored product in the contract's form, with URLs of its pictures. */
export async function toProduct(
  stored: StoredProduct,
  pictures: PictureUrlSigner,
): Promise<Product> {
  const { draft: _, salePrice: __, saleFrom: ___, saleUntil, ...details } = toDetails(stored);
  const isReduced = details.regularPrice > 0;
  return {
    _id: stored.id,
    ...details,
    ...(isReduced && saleUntil !== '' && { saleUntil }),
    ...(isReduced &&
      stored.lowestPriceCents !== null && {
        lowestPrice: toDollars(priceFromMain(stored.lowestPriceCents)),
      }),
    rating: stored.ratingScore / 100,
    ratingCount: stored.ratingCount,
    ...(stored.fitSmall + stored.fitTrue + stored.fitLarge > 0 && {
      fit: { small: stored.fitSmall, true: stored.fitTrue, large: stored.fitLarge },
    }),
    ...(stored.colourways.length > 1 && {
      colourways: stored.colourways.map(({ id, ...colourway }) => ({ _id: id, ...colourway })),
    }),
    images: await Promise.all(
      stored.images.map(async ({ name, flagman, width, height, placeholder }) => ({
        name,
        flagman,
        signedUrl: await pictures.signedUrl(name),
        ...(width !== null &&
          height !== null && { renditions: renditionsOf(name, { width, height }, pictures) }),
        // The others are loaded later, since they would only enlarge lists.
        ...(flagman && placeholder !== null && { placeholder }),
      })),
    ),
    sizes: stored.sizes.map(({ size, quantity, reserved, description }) => ({
      size,
      quantity,
      quantityReserved: reserved,
      description,
    })),
  };
}

/** Products for shoppers, in the contract's form and the language of the reply. */
export async function toShownProducts(
  context: Context,
  stored: readonly StoredProduct[],
): Promise<Product[]> {
  const shown = await inOwnWords(context, stored);
  return Promise.all(shown.map((product) => toProduct(product, context.pictures)));
}

/**
 * A product's fields in the form that admins send. In another currency, the price and the regular
 * one may be rounded to the same amount: then it is not reduced.
 */
export function toDetails(stored: StoredProduct): AllDetails {
  const details = detailsOf<AllDetails>({
    ...stored,
    price: toDollars(priceFromMain(stored.priceCents)),
    regularPrice: toDollars(priceFromMain(stored.regularPriceCents)),
    salePrice: toDollars(priceFromMain(stored.salePriceCents)),
  });
  return withReduction(details);
}
