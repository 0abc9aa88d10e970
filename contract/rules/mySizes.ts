import type { MySizeInput, MySizes } from '../schemas/mySizes.ts';

/** Somebody's sizes with one said, or without it forgotten. */
export function withMySize(sizes: MySizes, { category, size }: MySizeInput): MySizes {
  const { [category]: _, ...others } = sizes;
  return size === undefined ? others : { ...others, [category]: size };
}

/** Why nobody can wear this size of this shop; undefined where they can. */
export function mySizeProblem(
  { size }: MySizeInput,
  allowedSizes: readonly string[],
): string | undefined {
  if (size === undefined || allowedSizes.includes(size)) return undefined;
  return `size must be one of ${allowedSizes.join(', ')}`;
}
