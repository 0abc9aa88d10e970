import { categories } from '../../contract/limits.ts';
import { listUrl, oneOf } from '../lib/listUrl.ts';

/** The size guide's URL: `for` opens it at a category other than women. */
export const sizeGuideUrl = listUrl({ for: oneOf(categories, 'women') }, 1);
