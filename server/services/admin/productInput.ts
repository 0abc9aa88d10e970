import { hasWholeCents, toCents } from '../../../contract/rules/money.ts';
import type { ProductInput } from '../../../contract/schemas/adminProduct.ts';
import { BadInput } from '../../errors.ts';
import { shopSettings } from '../catalogue/shopSettings.ts';
import type { Context } from '../context.ts';

/** An admin's input in the shop's own terms, checked. */
export type CheckedProduct = Omit<ProductInput, 'price'> & { priceCents: number };

type Say = (path: string, problem: string) => void;

/**
 * What an admin sends of a product, checked by the rules that need no database. The first picture
 * becomes the main one when none is marked; several marked ones are refused, as it would be a
 * guess which of them was meant.
 * @throws BadInput with everything that is wrong, each by its path in the request
 */
export async function checkProduct(
  pictures: Pick<Context['pictures'], 'exists'>,
  { price, images, ...input }: ProductInput,
): Promise<CheckedProduct> {
  const problems = new Map<string, string>();
  const say: Say = (path, problem) => problems.set(path, `${path} ${problem}`);

  const name = input.name.trim();
  if (name === '') say('name', 'must not be only spaces');
  if (!hasWholeCents(price)) say('price', 'must have at most two decimals');
  checkSizes(input.sizes, say);
  await checkImages(pictures, images, say);
  if (problems.size > 0) {
    throw new BadInput([...problems.values()].join('; '), Object.fromEntries(problems));
  }
  return { ...input, name, priceCents: toCents(price), images: withMainPicture(images) };
}

function checkSizes(sizes: ProductInput['sizes'], say: Say): void {
  const { allowedSizes } = shopSettings;
  const seen = new Set<string>();
  sizes.forEach(({ size }, index) => {
    const path = `sizes[${index}].size`;
    if (!allowedSizes.includes(size)) say(path, `must be one of ${allowedSizes.join(', ')}`);
    else if (seen.has(size)) say(path, `is ${size}, which is there already`);
    seen.add(size);
  });
}

async function checkImages(
  pictures: Pick<Context['pictures'], 'exists'>,
  images: ProductInput['images'],
  say: Say,
): Promise<void> {
  const { picturesNumber } = shopSettings;
  if (images.length > picturesNumber) say('images', `must be at most ${picturesNumber}`);
  if (images.filter(({ flagman }) => flagman).length > 1) {
    say('images', 'must have one main picture, not several');
  }
  const seen = new Set<string>();
  for (const [index, { name }] of images.entries()) {
    const path = `images[${index}].name`;
    if (seen.has(name)) say(path, `is ${name}, which is there already`);
    else if (!(await pictures.exists(name))) say(path, `is ${name}, which was not uploaded`);
    seen.add(name);
  }
}

function withMainPicture(images: ProductInput['images']): ProductInput['images'] {
  const main = images.find(({ flagman }) => flagman) ?? images[0];
  return images.map((image) => ({ ...image, flagman: image === main }));
}
