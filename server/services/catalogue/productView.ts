import { toDollars } from '../../../contract/rules/money.ts';
import { type AllDetails, detailsOf } from '../../../contract/rules/productFields.ts';
import type { Product } from '../../../contract/schemas/product.ts';
import type { StoredProduct } from '../../repositories/products.ts';
import { type PictureUrlSigner, renditionsOf } from '../pictures/renditionUrls.ts';

/** A stored product as the contract shows it, with pictures a browser can load. */
export async function toProduct(
  stored: StoredProduct,
  pictures: PictureUrlSigner,
): Promise<Product> {
  const { draft: _, ...details } = toDetails(stored);
  return {
    _id: stored.id,
    ...details,
    ...(stored.lowestPriceCents !== null && { lowestPrice: toDollars(stored.lowestPriceCents) }),
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
        // The others are seen once the page is there: they would only make lists longer.
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

/** Its fields as an admin sends them. */
export function toDetails(stored: StoredProduct): AllDetails {
  return detailsOf<AllDetails>({
    ...stored,
    price: toDollars(stored.priceCents),
    regularPrice: toDollars(stored.regularPriceCents),
  });
}
