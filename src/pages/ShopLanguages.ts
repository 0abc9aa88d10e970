import { lazyComponent } from '../ui/lazyComponent.tsx';

/** Lazy: the server renders it, and its links work without it. */
export const ShopLanguages = lazyComponent(() => import('./LanguageChoice.tsx'));
