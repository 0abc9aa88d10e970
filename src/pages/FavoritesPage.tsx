import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Navigate, Link as RouterLink } from 'react-router-dom';
import { i18n } from '../../contract/i18n.ts';
import { paths } from '../../contract/paths.ts';
import { useStoredSession } from '../data/session.ts';
import { useCatalogue } from '../data/useCatalogue.ts';
import { useFavourites } from '../data/useFavourites.ts';
import { FavouriteGrid } from '../features/catalogue/FavouriteGrid.tsx';
import { ListingBody } from '../features/catalogue/ListingBody.tsx';
import { ProductGridSkeleton } from '../features/catalogue/ProductGridSkeleton.tsx';
import type { LoginState } from '../lib/session.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FocusFallback } from '../ui/FocusFallback.tsx';
import { Trans } from '../ui/Trans.tsx';
import { LoadError } from './LoadError.tsx';
import { PageHead } from './PageHead.tsx';
import { useCardActions } from './useCardActions.ts';
import { useMySizeFilter } from './useMySizeFilter.ts';

const backHere: LoginState = { from: paths.favorites, action: 'Login' };

/** Maximum number of ids per call. */
const maxShown = 50;

/** `/favorites`: favourites of guests. Customers have theirs in the account. */
export default function FavoritesPage() {
  const { session } = useStoredSession();
  const { ids } = useFavourites();
  if (session) return <Navigate to={paths.myFavorites} replace />;
  return (
    <>
      <PageHead title={i18n.t('Favourites')} noindex />
      <FavouritesHeading />
      <ListingBody>
        <FocusFallback label={i18n.t('Favourites')}>
          {ids.length === 0 ? (
            <EmptyState
              title={i18n.t('You have no favourites yet')}
              text={i18n.t('Tap the heart on a product to save it here.')}
              next={{ label: i18n.t('See all clothes'), to: paths.search }}
            />
          ) : (
            <Favourites ids={ids.slice(-maxShown)} />
          )}
        </FocusFallback>
      </ListingBody>
    </>
  );
}

/** Heading for guests, whose favourites are stored in this browser. */
function FavouritesHeading() {
  return (
    <Container component="header" sx={{ pt: { xs: 4, md: 8 }, pb: 4 }}>
      <Typography variant="h2" component="h1">
        {i18n.t('Favourites')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        <Trans
          id="Saved in this browser. <login>Log in</login> to have them everywhere."
          components={{ login: <Link component={RouterLink} to={paths.login} state={backHere} /> }}
        />
      </Typography>
    </Container>
  );
}

/** Favourites, newest first, without removed products. */
function Favourites({ ids }: { ids: readonly string[] }) {
  const { cardActions, withCartUnits } = useCardActions();
  const mySizeFilter = useMySizeFilter();
  const catalogue = useCatalogue({ id: [...ids].sort() }, 1, maxShown);
  if (catalogue.status === 'failed') return <LoadError />;
  if (catalogue.status === 'loading') return <ProductGridSkeleton count={4} />;
  const found = new Map(catalogue.data.products.map((product) => [product._id, product]));
  const products = ids.toReversed().flatMap((id) => found.get(id) ?? []);
  return <FavouriteGrid products={withCartUnits(products)} {...mySizeFilter} {...cardActions} />;
}
