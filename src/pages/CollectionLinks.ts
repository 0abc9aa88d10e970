import { lazyComponent } from '../ui/lazyComponent.tsx';

/** Lazy: few shops have collections, and the server renders them. */
export const CollectionLinks = lazyComponent(
  () => import('../features/chrome/CollectionLinks.tsx'),
);
