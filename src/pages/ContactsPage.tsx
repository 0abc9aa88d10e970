import { pageMeta } from '../../contract/pages.ts';
import { paths } from '../../contract/paths.ts';
import { useShop } from '../data/ShopProvider.tsx';
import { fetchOnce, useEndpoint } from '../data/useEndpoint.ts';
import { ContactDetails } from '../features/about/ContactDetails.tsx';
import { bannerPictures } from '../lib/banners.ts';
import { PageHead } from './PageHead.tsx';

export default function ContactsPage() {
  const shop = useShop();
  const options = useEndpoint('GET /checkoutoptions', {}, fetchOnce);
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
        terms={{ ...options.data?.terms, ...shop.wording }}
        pictureUrl={bannerPictures('home', shop.home?.pictures).tall}
      />
    </>
  );
}
