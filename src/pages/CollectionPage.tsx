import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { i18n } from '../../contract/i18n.ts';
import { collectionMeta } from '../../contract/rules/collectionMeta.ts';
import { useShop } from '../data/ShopProvider.tsx';
import { useCatalogue } from '../data/useCatalogue.ts';
import { useEndpoint } from '../data/useEndpoint.ts';
import { CategoryBanner } from '../features/catalogue/CategoryBanner.tsx';
import { activeFilters } from '../features/catalogue/queryFilters.ts';
import { listingUrl } from '../lib/listUrl.ts';
import { LoadingText } from '../ui/LoadingText.tsx';
import ErrorPage from './ErrorPage.tsx';
import { Listing } from './Listing.tsx';
import { LoadError } from './LoadError.tsx';
import { PageHead } from './PageHead.tsx';
import { useListUrl } from './useListUrl.ts';

/** `/collections/:slug`: products that the owner chose; an unknown URL if there are none. */
export default function CollectionPage() {
  const { slug = '' } = useParams();
  return <CollectionAt key={slug} slug={slug} />;
}

function CollectionAt({ slug }: { slug: string }) {
  const shop = useShop();
  const { query, page, changeParts, changePage } = useListUrl(listingUrl);
  const collection = useEndpoint('GET /collection/:slug', { params: { slug } });
  const catalogue = useCatalogue({ ...query, collection: slug }, page);
  if (collection.status === 'failed') return <LoadError />;
  if (collection.status === 'loading') {
    return (
      <>
        <title>{shop.name}</title>
        <LoadingText />
      </>
    );
  }
  if (collection.data === null) return <ErrorPage />;
  const { title, text, isPicked, pictureUrls } = collection.data;
  const total = catalogue.status === 'ready' ? catalogue.data.total : undefined;
  const isFiltered = activeFilters(query).length > 0;
  return (
    <>
      <PageHead
        meta={collectionMeta(collection.data, shop)}
        about={
          catalogue.status === 'ready' && !isFiltered
            ? { collection: title, products: catalogue.data.products }
            : undefined
        }
      />
      {/* Separate boundary, so that the page hydrates in parts. */}
      <Suspense>
        {pictureUrls ? (
          <CategoryBanner
            title={title}
            pictures={{ ...pictureUrls, isOwn: true }}
            total={total}
            isFiltered={isFiltered}
          />
        ) : (
          <Container component="header" sx={{ pt: { xs: 4, md: 6 } }}>
            <Typography variant="h1">{title}</Typography>
            <Typography variant="body2" sx={{ minHeight: '1.6em' }}>
              {total !== undefined &&
                i18n.t('{count, plural, one {# product} other {# products}}', { count: total })}
            </Typography>
          </Container>
        )}
        {text && (
          <Container sx={{ pt: 3 }}>
            <Typography dir="auto" sx={{ maxWidth: '65ch', whiteSpace: 'pre-line' }}>
              {text}
            </Typography>
          </Container>
        )}
      </Suspense>
      <Listing
        catalogue={catalogue}
        query={query}
        within={{ collection: slug }}
        hasBanner={Boolean(pictureUrls)}
        isPicked={isPicked}
        searchLabel={i18n.t('Search in {place}', { place: title })}
        onChange={changeParts}
        onShowMore={() => changePage(page + 1, true)}
      />
    </>
  );
}
