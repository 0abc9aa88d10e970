import { lazyComponent } from '../ui/lazyComponent.tsx';

/** Lazy: only shops that measure visits load it. The server renders its terms. */
export const ShopMeasuring = lazyComponent(() => import('./Measuring.tsx'));
