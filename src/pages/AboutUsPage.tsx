import { pageFacts } from '../../contract/pages.ts';
import { useShop } from '../data/ShopProvider.tsx';
import { BilingualStory } from '../features/about/BilingualStory.tsx';
import { StoryBand } from '../features/about/StoryBand.tsx';
import { TeamMembers } from '../features/about/TeamMembers.tsx';
import { clothPicture } from '../lib/banners.ts';
import { paths } from '../lib/paths.ts';
import { PageHead } from './PageHead.tsx';

/** `/aboutus`, in English and in Russian. */
export default function AboutUsPage() {
  const shop = useShop();
  return (
    <>
      <PageHead facts={pageFacts(paths.aboutUs, shop)} />
      <BilingualStory shopName={shop.name} />
      <StoryBand pictureUrl={clothPicture} />
      <TeamMembers team={shop.team} />
    </>
  );
}
