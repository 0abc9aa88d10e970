import { lazyComponent } from '../ui/lazyComponent.tsx';

/** Lazy: only shops with several currencies have it. The server renders it. */
export const ShopCurrencies = lazyComponent(async () => {
  const { CurrencyLinks } = await import('../features/chrome/CurrencyLinks.tsx');
  return { default: CurrencyLinks };
});
