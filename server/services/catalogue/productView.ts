import { toDollars } from '../../../contract/rules/money.ts';
import type { Product } from '../../../contract/schemas/product.ts';
import type { StoredProduct } from '../../repositories/products.ts';
import { type PictureAddresses, renditionsOf } from '../pictures/pictureAddresses.ts';

/** A stored product as the contract shows it, with pictures a browser can load. */
export async function toProduct(
  stored: StoredProduct,
  pictures: PictureAddresses,
): Promise<Product> {
  return {
    _id: stored.id,
    name: stored.name,
    description: stored.description,
    price: toDollars(stored.priceCents),
    category: stored.category,
    newCollection: stored.newCollection,
    mostPopular: stored.mostPopular,
    rating: stored.ratingScore / 100,
    ratingCount: stored.ratingCount,
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
