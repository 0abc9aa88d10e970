import { detailsOf } from '../../contract/rules/productFields.ts';
import type { AdminProduct, ProductChange } from '../../contract/schemas/adminProduct.ts';

/** The product unchanged, as `POST /modifyproduct` takes it: what is to change is put over it. */
export function toProductChange(product: AdminProduct): ProductChange {
  const { _id, version } = product;
  const hasVersions = version !== undefined;
  return {
    id: _id,
    ...detailsOf(product),
    images: product.images.map(({ name, flagman }) => ({ name, flagman })),
    sizes: product.sizes.map(({ size, quantity, description }) => ({
      size,
      quantity,
      description,
      ...(hasVersions && { quantitySeen: quantity }),
    })),
    ...(hasVersions && { version }),
  };
}
