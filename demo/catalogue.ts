import { inOtherColours } from './catalogue/colourways.ts';
import { kidsAccessories } from './catalogue/kidsAccessories.ts';
import { kidsBottoms } from './catalogue/kidsBottoms.ts';
import { kidsOuterwear } from './catalogue/kidsOuterwear.ts';
import { kidsTops } from './catalogue/kidsTops.ts';
import { menAccessories } from './catalogue/menAccessories.ts';
import { menBottoms } from './catalogue/menBottoms.ts';
import { menOuterwear } from './catalogue/menOuterwear.ts';
import { menTops } from './catalogue/menTops.ts';
import type { DemoProduct } from './catalogue/product.ts';
import { womenAccessories } from './catalogue/womenAccessories.ts';
import { womenBottoms } from './catalogue/womenBottoms.ts';
import { womenOuterwear } from './catalogue/womenOuterwear.ts';
import { womenTops } from './catalogue/womenTops.ts';

export type { DemoProduct } from './catalogue/product.ts';

const catalogue: DemoProduct[] = [
  ...womenTops,
  ...womenBottoms,
  ...womenOuterwear,
  ...womenAccessories,
  ...menTops,
  ...menBottoms,
  ...menOuterwear,
  ...menAccessories,
  ...kidsTops,
  ...kidsBottoms,
  ...kidsOuterwear,
  ...kidsAccessories,
];

/** Every product of the demo shop; a colour of a style is a product of its own. */
export const demoCatalogue: DemoProduct[] = [...catalogue, ...inOtherColours(catalogue)];
