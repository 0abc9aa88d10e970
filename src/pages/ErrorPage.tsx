import { useLocation } from 'react-router-dom';
import { useShop } from '../data/ShopProvider.tsx';
import { ErrorMessage } from '../features/status/ErrorMessage.tsx';
import { type ErrorState, paths } from '../lib/paths.ts';

/** `/error`, and every path that is none of the app's. */
export default function ErrorPage() {
  const shop = useShop();
  const { pathname, state } = useLocation();
  const { from } = (state ?? {}) as ErrorState;
  return (
    <>
      <title>{`Something went wrong · ${shop.name}`}</title>
      <meta name="robots" content="noindex" />
      {pathname === paths.error ? (
        <ErrorMessage reason="failed" tryAgainTo={from} />
      ) : (
        <ErrorMessage reason="unknownUrl" />
      )}
    </>
  );
}
