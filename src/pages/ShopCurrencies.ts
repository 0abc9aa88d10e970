import { lazyComponent } from '../ui/lazyComponent.tsx';

/** Lazy: only shops with several currencies have it. The server renders it. */
export const ShopCurrencies = lazyComponent(async () => {
  const { CurrencyButtons } = await import('../features/chrome/CurrencyButtons.tsx');
  return { default: CurrencyButtons };
});
