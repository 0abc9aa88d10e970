import { useLocation } from 'react-router-dom';
import { useShop } from '../data/ShopProvider.tsx';
import { ErrorMessage } from '../features/status/ErrorMessage.tsx';

/** Stands in for a page that threw while it was rendered, or whose code could not be loaded. */
export function BrokenPage() {
  const shop = useShop();
  const { pathname, search } = useLocation();
  return (
    <>
      <title>{`Something went wrong · ${shop.name}`}</title>
      <ErrorMessage reason="broken" tryAgainTo={pathname + search} />
    </>
  );
}
