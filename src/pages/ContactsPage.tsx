import { pageMeta } from '../../contract/pages.ts';
import { paths } from '../../contract/paths.ts';
import { useShop } from '../data/ShopProvider.tsx';
import { ContactDetails } from '../features/about/ContactDetails.tsx';
import { bannerPictures } from '../lib/banners.ts';
import { PageHead } from './PageHead.tsx';
import { useTerms } from './useTerms.ts';

export default function ContactsPage() {
  const shop = useShop();
  const terms = useTerms();
  return (
    <>
      <PageHead meta={pageMeta(paths.contacts, shop)} />
      <ContactDetails
        email={shop.supportEmail}
        phone={shop.phone}
        address={shop.address}
        openingHours={shop.openingHours}
        profile={shop.profile}
        intro={shop.wording.contacts}
        terms={terms}
        pictureUrl={bannerPictures('home', shop.home?.pictures).tall}
      />
    </>
  );
}
