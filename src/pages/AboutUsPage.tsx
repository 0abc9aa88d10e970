import { useShop } from '../data/ShopProvider.tsx';
import { BilingualStory } from '../features/about/BilingualStory.tsx';
import { TeamMembers } from '../features/about/TeamMembers.tsx';

/** `/aboutus`, in English and in Russian. */
export default function AboutUsPage() {
  const shop = useShop();
  return (
    <>
      <title>{`About Us · ${shop.name}`}</title>
      <BilingualStory shopName={shop.name} />
      <TeamMembers team={shop.team} />
    </>
  );
}
