import { useShop } from '../data/ShopProvider.tsx';
import { AccessDenied } from '../features/status/AccessDenied.tsx';

/** `/unauthorized`. */
export default function UnauthorizedPage() {
  const shop = useShop();
  return (
    <>
      <title>{`Access denied · ${shop.name}`}</title>
      <meta name="robots" content="noindex" />
      <AccessDenied />
    </>
  );
}
