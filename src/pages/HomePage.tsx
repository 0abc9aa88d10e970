import { Suspense } from 'react';
import { i18n } from '../../contract/i18n.ts';
import { pageMeta } from '../../contract/pages.ts';
import { paths } from '../../contract/paths.ts';
import { categoryInfo, navCategories } from '../../contract/rules/categories.ts';
import { shownWording } from '../../contract/rules/neutralWording.ts';
import type { Product } from '../../contract/schemas/product.ts';
import { useShop } from '../data/ShopProvider.tsx';
import { useCatalogue } from '../data/useCatalogue.ts';
import { fetchOnce, useEndpoint } from '../data/useEndpoint.ts';
import { ProductCard } from '../features/catalogue/ProductCard.tsx';
import { ProductGrid } from '../features/catalogue/ProductGrid.tsx';
import { ProductGridSkeleton } from '../features/catalogue/ProductGridSkeleton.tsx';
import { CategoryTiles } from '../features/home/CategoryTiles.tsx';
import { BrandNote, ClothStory } from '../features/home/ClothStory.tsx';
import { HomeBanner } from '../features/home/HomeBanner.tsx';
import { ProductRow, ProductRowSkeleton, rowPictureSizes } from '../features/home/ProductRow.tsx';
import { ProductSection } from '../features/home/ProductSection.tsx';
import { bannerPictures, clothPicture } from '../lib/banners.ts';
import { homeTexts, shownBlock } from '../lib/homeTexts.ts';
import { collectionNames } from '../lib/labels.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LoadError } from './LoadError.tsx';
import { PageHead } from './PageHead.tsx';
import { useCardActions } from './useCardActions.ts';

export default function HomePage() {
  const shop = useShop();
  const newCollection = useCatalogue({ flag: ['newCollection'] }, 1, 12);
  const mostPopular = useCatalogue({ flag: ['mostPopular'] }, 1, 8);
  const options = useEndpoint('GET /checkoutoptions', {}, fetchOnce);
  const { home } = shop;
  const ours = homeTexts(shop.name, shop.wording);
  const story = shownBlock(home?.story, ours.story);
  const note = shownBlock(home?.note, ours.note);
  if (newCollection.status === 'failed' || mostPopular.status === 'failed') return <LoadError />;
  return (
    <>
      <PageHead meta={pageMeta(paths.home, shop)} about={{ terms: options.data ?? {} }} />
      <HomeBanner
        line={home?.line || ours.line}
        next={{ label: home?.button || ours.button, to: paths[home?.leadsTo ?? 'newCollection'] }}
        pictures={bannerPictures('home', home?.pictures)}
      />
      {/* Separate boundaries, so that the page hydrates in parts. */}
      <Suspense>
        <CategoryTiles
          tiles={navCategories.map((category) => {
            const { name, path, banner } = categoryInfo[category];
            return {
              label: i18n.t(name),
              to: path,
              pictures: bannerPictures(banner, home?.pictures),
            };
          })}
        />
      </Suspense>
      <Suspense>
        <ProductSection
          id="new-collection"
          title={i18n.t(collectionNames.newCollection)}
          allAt={`${paths.search}?flag=newCollection`}
        >
          {newCollection.status === 'loading' ? (
            <ProductRowSkeleton />
          ) : (
            <NewCollection products={newCollection.data.products} />
          )}
        </ProductSection>
      </Suspense>
      {story && <ClothStory {...story} pictureUrl={home?.pictures.story?.square ?? clothPicture} />}
      <Suspense>
        <ProductSection
          id="most-popular"
          title={i18n.t(collectionNames.mostPopular)}
          allAt={`${paths.search}?flag=mostPopular`}
        >
          {mostPopular.status === 'loading' ? (
            <ProductGridSkeleton count={8} />
          ) : (
            <MostPopular products={mostPopular.data.products} />
          )}
        </ProductSection>
      </Suspense>
      {note && <BrandNote {...note} />}
    </>
  );
}

function NewCollection({ products }: { products: Product[] }) {
  const { cardActions, withCartUnits } = useCardActions();
  const { nextCollection } = useShop().wording;
  if (products.length === 0)
    return (
      <NothingYet
        title={shownWording(nextCollection) || i18n.t('The next collection is being sewn')}
      />
    );
  return (
    <ProductRow>
      {withCartUnits(products).map((product) => (
        <ProductCard
          key={product._id}
          product={product}
          pictureSizes={rowPictureSizes}
          isFavourite={cardActions.isFavourite(product._id)}
          colours={cardActions.colours}
          onWantColours={() => cardActions.onWantColours(product)}
          onToggleFavourite={() => cardActions.onToggleFavourite(product._id)}
          onQuickAdd={(size) => cardActions.onQuickAdd(product, size)}
        />
      ))}
    </ProductRow>
  );
}

function MostPopular({ products }: { products: Product[] }) {
  const { cardActions, withCartUnits } = useCardActions();
  if (products.length === 0) return <NothingYet title={i18n.t('No favourites have emerged yet')} />;
  return <ProductGrid wholeRows products={withCartUnits(products)} {...cardActions} />;
}

function NothingYet({ title }: { title: string }) {
  return <EmptyState title={title} next={{ label: i18n.t('See all clothes'), to: paths.search }} />;
}
