import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense, useId } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import { kindPath, paths } from '../../../contract/paths.ts';
import { categoryInfo } from '../../../contract/rules/categories.ts';
import { formatPrice } from '../../../contract/rules/money.ts';
import { kindLabel } from '../../../contract/rules/ownNames.ts';
import type { Product } from '../../../contract/schemas/product.ts';
import { shownPrices } from '../../lib/shownPrices.ts';
import { touchLink } from '../../theme/touchLink.ts';
import { Price } from '../../ui/Price.tsx';
import { StarRating } from '../../ui/StarRating.tsx';
import { SwatchLink } from '../../ui/SwatchLink.tsx';
import { galleryPictures } from './galleryPictures.ts';
import { ProductColumns } from './ProductColumns.tsx';
import { ProductGallery } from './ProductGallery.tsx';
import { ProductNotes, type ProductNotesProps } from './ProductNotes.tsx';
import { PurchaseForm, type PurchaseFormProps } from './PurchaseForm.tsx';

/** On phones, name and price share the first line to fit on the first screen. */
const Heading = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  [theme.breakpoints.down('sm')]: {
    order: -1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: theme.spacing(2),
    '& h1': { flex: '1 1 6em' },
  },
}));

const starsLink = { ...touchLink, justifySelf: 'start' };

type ProductDetailProps = PurchaseFormProps & {
  textsLoading?: boolean;
  /** Garment measures, if known. */
  measurements?: ReactNode;
  /** Maximum number of pictures, including the main one. */
  picturesNumber: number;
  /** URL of the product in another colour; defaults to its shop page. */
  pathOf?: (productId: string) => string;
  reviewsAt?: string | undefined;
  /** Texts about delivery and returns. */
  terms?: ProductNotesProps['terms'];
};

export function ProductDetail({
  textsLoading = false,
  measurements,
  picturesNumber,
  pathOf,
  reviewsAt,
  terms,
  ...purchase
}: ProductDetailProps) {
  const { product } = purchase;
  const { name, lowestPrice, saleEnds, rating, ratingCount } = product;
  const stars = <StarRating value={rating} count={ratingCount} size="medium" />;
  return (
    <ProductColumns
      pictures={
        <Suspense>
          <ProductGallery name={name} pictures={galleryPictures(product, picturesNumber)} />
        </Suspense>
      }
      words={
        <>
          {/* Separate boundaries, so that the page hydrates in parts. */}
          <Suspense>
            <ProductBreadcrumbs product={product} />
          </Suspense>
          <Heading>
            <Typography variant="h2" component="h1" sx={{ overflowWrap: 'anywhere' }}>
              {name}
            </Typography>
            <Price
              {...shownPrices(product)}
              variant="h4"
              component="p"
              sx={{ fontFamily: 'body1.fontFamily' }}
            />
            {lowestPrice !== undefined && (
              <Typography variant="body2" color="textSecondary">
                {i18n.t('Lowest price in the 30 days before: {price}', {
                  price: formatPrice(lowestPrice),
                })}
              </Typography>
            )}
            {saleEnds && <Typography variant="body2">{saleEnds}</Typography>}
            {reviewsAt ? (
              <Link href={reviewsAt} sx={starsLink}>
                {stars}
              </Link>
            ) : (
              stars
            )}
          </Heading>
          <ColourChoice product={product} pathOf={pathOf} />
          {/* Not separate: a size that is chosen before its form hydrates would be lost. */}
          <PurchaseForm {...purchase} />
          <Suspense>
            <ProductNotes
              product={product}
              measurements={measurements}
              terms={terms}
              loading={textsLoading}
            />
          </Suspense>
        </>
      }
    />
  );
}

function ProductBreadcrumbs({ product: { category, kind, name } }: { product: Product }) {
  return (
    <Breadcrumbs aria-label={i18n.t('Breadcrumb')}>
      <Link href={categoryInfo[category].path} color="textPrimary">
        {i18n.t(categoryInfo[category].name)}
      </Link>
      {kind && <Link href={kindPath(category, kind)}>{kindLabel(kind)}</Link>}
      <Typography variant="body2" aria-current="page" noWrap>
        {name}
      </Typography>
    </Breadcrumbs>
  );
}

type ColourChoiceProps = {
  product: Product;
  /** URL of the product in a colour; defaults to its shop page. */
  pathOf?: ((productId: string) => string) | undefined;
};

/**
 * Colours of the style as links; each colour is a product with its own pictures, sizes and stock.
 * Renders nothing if the colour is unknown.
 */
export function ColourChoice({ product, pathOf = paths.product }: ColourChoiceProps) {
  const id = useId();
  const { colour, colourways = [] } = product;
  if (!colour) return null;
  return (
    <div>
      <Typography id={id} variant="body2">
        <b>{i18n.t('Colour')}</b> {colour}
      </Typography>
      {colourways.length > 1 && (
        <List
          disablePadding
          aria-labelledby={id}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}
        >
          {colourways.map((one) => (
            <ListItem key={one._id} disablePadding sx={{ width: 'auto' }}>
              <SwatchLink
                colourway={one}
                isCurrent={one._id === product._id}
                to={pathOf(one._id)}
              />
            </ListItem>
          ))}
        </List>
      )}
    </div>
  );
}
