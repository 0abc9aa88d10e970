import { inOtherColours } from './catalogue/colourways.ts';
import { kidsAccessories } from './catalogue/kidsAccessories.ts';
import { kidsBottoms } from './catalogue/kidsBottoms.ts';
import { kidsOuterwear } from './catalogue/kidsOuterwear.ts';
import { kidsTops } from './catalogue/kidsTops.ts';
import { menAccessories } from './catalogue/menAccessories.ts';
import { menBottoms } from './catalogue/menBottoms.ts';
import { menOuterwear } from './catalogue/menOuterwear.ts';
import { menTops } from './catalogue/menTops.ts';
import type { DemoProduct, ListedProduct } from './catalogue/product.ts';
import { womenAccessories } from './catalogue/womenAccessories.ts';
import { womenBottoms } from './catalogue/womenBottoms.ts';
import { womenOuterwear } from './catalogue/womenOuterwear.ts';
import { womenTops } from './catalogue/womenTops.ts';

export type { DemoProduct } from './catalogue/product.ts';

const catalogue: DemoProduct[] = [
  ...inCategory('women', womenTops, womenBottoms, womenOuterwear, womenAccessories),
  ...inCategory('men', menTops, menBottoms, menOuterwear, menAccessories),
  ...inCategory('kid', kidsTops, kidsBottoms, kidsOuterwear, kidsAccessories),
];

function inCategory(category: DemoProduct['category'], ...lists: ListedProduct[][]): DemoProduct[] {
  const seldom = { newCollection: false, mostPopular: false, rating: null };
  return lists.flat().map((product) => ({ ...seldom, ...product, category }));
}

/** Every product of the demo shop; each colour of a style is a separate product. */
export const demoCatalogue: DemoProduct[] = [...catalogue, ...inOtherColours(catalogue)];
