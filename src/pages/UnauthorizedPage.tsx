import { useLocation } from 'react-router-dom';
import { useShop } from '../data/ShopProvider.tsx';
import { useStoredSession } from '../data/useStoredSession.ts';
import { AccessDenied } from '../features/status/AccessDenied.tsx';
import type { LoginState } from '../lib/paths.ts';

/** `/unauthorized`. */
export default function UnauthorizedPage() {
  const shop = useShop();
  const { session } = useStoredSession();
  const state = useLocation().state as LoginState | null;
  return (
    <>
      <title>{`Access denied · ${shop.name}`}</title>
      <meta name="robots" content="noindex" />
      {/* Who is logged in already would be denied again. */}
      <AccessDenied loginState={session ? undefined : (state ?? undefined)} />
    </>
  );
}
