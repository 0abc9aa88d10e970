import { pageMeta } from '../../contract/pages.ts';
import { paths } from '../../contract/paths.ts';
import { useShop } from '../data/ShopProvider.tsx';
import { useEndpoint } from '../data/useEndpoint.ts';
import { BilingualStory, StoryBand } from '../features/about/BilingualStory.tsx';
import { brandStories, emptyStory, ownStories } from '../features/about/brandStory.ts';
import { TeamMembers } from '../features/about/TeamMembers.tsx';
import { clothPicture } from '../lib/banners.ts';
import { LoadingText } from '../ui/LoadingText.tsx';
import { LoadError } from './LoadError.tsx';
import { PageHead } from './PageHead.tsx';

/** `/aboutus`: the owner's story, or the default one in English and Russian. */
export default function AboutUsPage() {
  const shop = useShop();
  const hasOwn = shop.texts.includes('about');
  const own = useEndpoint('GET /shoptext/:name', hasOwn ? { params: { name: 'about' } } : null);
  if (own.status === 'failed') return <LoadError />;
  const stories =
    own.status === 'ready' ? ownStories(own.data) : brandStories(shop.name, shop.wording);
  return (
    <>
      <PageHead meta={pageMeta(paths.aboutUs, shop)} />
      {hasOwn && own.status === 'loading' ? (
        <LoadingText />
      ) : (
        <BilingualStory stories={stories[0] ? stories : [emptyStory(shop.description)]} />
      )}
      {stories[0] && <StoryBand pictureUrl={clothPicture} />}
      <TeamMembers team={shop.team} />
    </>
  );
}
