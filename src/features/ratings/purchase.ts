import type { RelatedProduct } from '../../../contract/schemas/user.ts';

/** A product that was bought; `stars` are the customer's own, as far as they are known. */
export type Purchase = RelatedProduct & { stars?: number | undefined };
