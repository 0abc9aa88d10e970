import { useShop } from '../data/ShopProvider.tsx';
import { ContactDetails } from '../features/about/ContactDetails.tsx';

/** `/contacts`. */
export default function ContactsPage() {
  const shop = useShop();
  return (
    <>
      <title>{`Contacts · ${shop.name}`}</title>
      <ContactDetails email={shop.supportEmail} phone={shop.phone} profile={shop.profile} />
    </>
  );
}
