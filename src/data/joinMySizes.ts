import type { MySizes } from '../../contract/schemas/mySizes.ts';
import type { Category } from '../../contract/schemas/product.ts';
import type { ApiClient } from './http.ts';

/**
 * Tells the account of a customer who has just logged in which sizes this browser was told; one
 * that the account knows already stays as it is there.
 * @returns the sizes that the browser has to keep, since the account keeps none or could not be told
 */
export async function joinMySizes({ send }: ApiClient, sizes: MySizes): Promise<MySizes> {
  const told = Object.entries(sizes) as [Category, string][];
  if (told.length === 0) return sizes;
  const user = await send('GET /getuser', {});
  const known = user.ok && user.data?.mySizes;
  if (!known) return sizes;
  const kept: MySizes = {};
  for (const [category, size] of told.filter(([category]) => known[category] === undefined)) {
    const saved = await send('POST /savemysize', { body: { category, size } });
    // What the shop does not have (400) is of no use another time either.
    if (!saved.ok && saved.error.status !== 400) kept[category] = size;
  }
  return kept;
}
