import { paths } from '../../lib/paths.ts';

/** The categories, as the navbar and the menu list them. */
export const categoryLinks = [
  { label: 'Men', to: paths.men },
  { label: 'Women', to: paths.women },
  { label: 'Kids', to: paths.kids },
] as const;
