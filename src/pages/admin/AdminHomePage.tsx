import { useShop } from '../../data/ShopProvider.tsx';
import { AdminSection } from '../../features/admin/frame/AdminSection.tsx';

/** `/admin`. */
export default function AdminHomePage() {
  const shop = useShop();
  return (
    <>
      <title>{`Admin · ${shop.name}`}</title>
      <AdminSection title="Admin">{null}</AdminSection>
    </>
  );
}
