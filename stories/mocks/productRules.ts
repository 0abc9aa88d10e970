import { exampleEnvParams } from '../../contract/examples/shop.ts';
import { hasWholeCents } from '../../contract/rules/money.ts';
import { detailsOf } from '../../contract/rules/productFields.ts';
import type { ProductInput } from '../../contract/schemas/adminProduct.ts';
import type { Product } from '../../contract/schemas/product.ts';
import { MockFailure } from './mockEndpoint.ts';

/** Refuses what the shop does not take, with what is wrong by its path in the request. */
export function checkProduct(input: ProductInput, knownPictures: ReadonlySet<string>) {
  const { allowedSizes, picturesNumber } = exampleEnvParams;
  const { name, price, images, sizes } = input;
  const fields: Record<string, string> = {};
  if (name.trim() === '') fields.name = 'name must not be only spaces';
  if (!hasWholeCents(price)) fields.price = 'price takes at most two decimals';
  if (images.length > picturesNumber) fields.images = `images takes at most ${picturesNumber}`;
  if (images.filter(({ flagman }) => flagman).length > 1) {
    fields.images = 'only one of the images can be the main one';
  }
  images.forEach((image, index) => {
    const isTwice = images.findIndex((other) => other.name === image.name) < index;
    if (isTwice) fields[`images[${index}].name`] = 'is there twice';
    else if (!knownPictures.has(image.name)) fields[`images[${index}].name`] = 'is not there';
  });
  sizes.forEach(({ size }, index) => {
    const isTwice = sizes.findIndex((other) => other.size === size) < index;
    if (isTwice) fields[`sizes[${index}].size`] = 'is there twice';
    else if (!allowedSizes.includes(size)) fields[`sizes[${index}].size`] = 'is not allowed';
  });
  if (Object.keys(fields).length > 0) {
    throw new MockFailure(400, Object.values(fields).join('; '), fields);
  }
}

/** The product that an admin's input makes of `before`; nothing that is reserved gets lost. */
export function applyInput(input: ProductInput, before: Product): Product {
  const mainPicture = input.images.find(({ flagman }) => flagman) ?? input.images[0];
  return {
    ...before,
    ...detailsOf(input),
    name: input.name.trim(),
    images: input.images.map((image) => ({
      name: image.name,
      flagman: image === mainPicture,
      signedUrl: `pictures/${image.name}`,
    })),
    sizes: changeSizes(input.sizes, before.sizes),
  };
}

function changeSizes(asked: ProductInput['sizes'], before: Product['sizes']): Product['sizes'] {
  for (const { size, quantityReserved } of before) {
    if (quantityReserved > 0 && !asked.some((entry) => entry.size === size)) {
      const message = `Size ${size} cannot be removed: ${quantityReserved} reserved right now.`;
      throw new MockFailure(409, message, { sizes: message });
    }
  }
  return asked.map(({ size, quantity, quantitySeen, description }, index) => {
    const entry = before.find((other) => other.size === size);
    const moved = entry && quantitySeen !== undefined ? entry.quantity - quantitySeen : 0;
    const quantityReserved = entry?.quantityReserved ?? 0;
    if (quantity + moved < quantityReserved) {
      const message = `Size ${size} cannot go below ${quantityReserved}: as many are reserved right now.`;
      throw new MockFailure(409, message, { [`sizes[${index}].quantity`]: message });
    }
    return { size, quantity: quantity + moved, quantityReserved, description };
  });
}
