import { withOwnMeasures } from '../../../contract/rules/measures.ts';
import { trimLabels } from '../../../contract/rules/productFields.ts';
import { productInputProblems, withMainPicture } from '../../../contract/rules/productInput.ts';
import { shopSettings } from '../../../contract/rules/shopSettings.ts';
import type { ProductInput } from '../../../contract/schemas/adminProduct.ts';
import { BadInput } from '../../errors.ts';
import type { Context } from '../context.ts';

/**
 * What an admin sends of a product, checked by all rules but those of its stock. The first picture
 * becomes the main one when none is marked.
 * @throws BadInput with everything that is wrong, each by its path in the request
 */
export async function checkProduct(
  pictures: Pick<Context['pictures'], 'exists'>,
  input: ProductInput,
): Promise<ProductInput> {
  const uploaded = new Set<string>();
  for (const { name } of input.images) if (await pictures.exists(name)) uploaded.add(name);
  const problems = productInputProblems(input, shopSettings, (name) => uploaded.has(name));
  if (problems.size > 0) {
    throw new BadInput([...problems.values()].join('; '), Object.fromEntries(problems));
  }
  return {
    ...withOwnMeasures(trimLabels(input)),
    name: input.name.trim(),
    images: withMainPicture(input.images),
  };
}
