import { exampleEnvParams } from '../../contract/examples/shop.ts';
import { detailsOf } from '../../contract/rules/productFields.ts';
import {
  changedSizes,
  productInputProblems,
  withMainPicture,
} from '../../contract/rules/productInput.ts';
import type { ProductInput } from '../../contract/schemas/adminProduct.ts';
import type { Product } from '../../contract/schemas/product.ts';
import { MockFailure } from './mockEndpoint.ts';

/** Refuses what the shop does not take, with what is wrong by its path in the request. */
export function checkProduct(input: ProductInput, knownPictures: ReadonlySet<string>) {
  const problems = productInputProblems(input, exampleEnvParams, (name) => knownPictures.has(name));
  refuse(400, problems);
}

/** The product that an admin's input makes of `before`; nothing that is reserved gets lost. */
export function applyInput(input: ProductInput, before: Product): Product {
  const { sizes, problems } = changedSizes(input.sizes, before.sizes);
  refuse(409, problems);
  const reserved = (size: string) =>
    before.sizes.find((entry) => entry.size === size)?.quantityReserved ?? 0;
  return {
    ...before,
    ...detailsOf(input),
    name: input.name.trim(),
    images: withMainPicture(input.images).map((image) => ({
      ...image,
      signedUrl: `pictures/${image.name}`,
    })),
    sizes: sizes.map((entry) => ({ ...entry, quantityReserved: reserved(entry.size) })),
  };
}

function refuse(status: number, problems: ReadonlyMap<string, string>) {
  if (problems.size === 0) return;
  throw new MockFailure(status, [...problems.values()].join('; '), Object.fromEntries(problems));
}
