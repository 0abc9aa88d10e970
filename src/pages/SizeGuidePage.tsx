import { useSearchParams } from 'react-router-dom';
import { pageMeta } from '../../contract/pages.ts';
import { paths } from '../../contract/paths.ts';
import { shownWording } from '../../contract/rules/neutralWording.ts';
import { useShop } from '../data/ShopProvider.tsx';
import { useSizeUnit } from '../data/storedSizes.ts';
import { SizeGuideArticle } from '../features/sizeGuide/SizeGuideBody.tsx';
import { sizeGuideUrl } from '../lib/listUrl.ts';
import { PageHead } from './PageHead.tsx';
import { useGuideScales, useMySize } from './useMySize.ts';

/** `/size-guide`; `?for=men` opens it at a category. */
export default function SizeGuidePage() {
  const shop = useShop();
  const { unit, setUnit } = useSizeUnit();
  const [search, setSearch] = useSearchParams();
  const category = sizeGuideUrl.read(search).query.for ?? 'women';
  const mySize = useMySize(category);
  const scales = useGuideScales(category);
  return (
    <>
      <PageHead meta={pageMeta(paths.sizeGuide, shop)} />
      <SizeGuideArticle
        intro={shownWording(shop.wording.sizeGuide)}
        category={category}
        onCategoryChange={(chosen) => setSearch({ for: chosen }, { replace: true })}
        unit={unit}
        onUnitChange={setUnit}
        mySize={mySize}
        scales={scales}
      />
    </>
  );
}
