import { paths } from '../../lib/paths.ts';

/** The categories, as the navbar and the menu list them. */
export const categoryLinks = [
  { label: 'Men', category: 'men', to: paths.men },
  { label: 'Women', category: 'women', to: paths.women },
  { label: 'Kids', category: 'kid', to: paths.kids },
] as const;
