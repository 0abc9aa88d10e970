import { kidProducts } from './catalogue/kids.ts';
import { menProducts } from './catalogue/men.ts';
import type { DemoProduct } from './catalogue/product.ts';
import { womenProducts } from './catalogue/women.ts';

export type { DemoProduct } from './catalogue/product.ts';

/** Every product of the demo shop. */
export const demoCatalogue: DemoProduct[] = [...womenProducts, ...menProducts, ...kidProducts];
