import type { MySizeInput, MySizes } from '../schemas/mySizes.ts';

/** Sets or removes a customer's size in a category. */
export function withMySize(sizes: MySizes, { category, size }: MySizeInput): MySizes {
  const { [category]: _, ...others } = sizes;
  return size === undefined ? others : { ...others, [category]: size };
}

/** Reason why this size cannot be saved as the customer's; undefined if it can. */
export function mySizeProblem(
  { size }: MySizeInput,
  allowedSizes: readonly string[],
): string | undefined {
  if (size === undefined || allowedSizes.includes(size)) return undefined;
  return `size must be one of ${allowedSizes.join(', ')}`;
}
