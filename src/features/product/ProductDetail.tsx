import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Product } from '../../../contract/schemas/product.ts';
import { formatDollars } from '../../lib/money.ts';
import { StarRating } from '../../ui/StarRating.tsx';
import { galleryPictures } from './galleryPictures.ts';
import { ProductBreadcrumbs } from './ProductBreadcrumbs.tsx';
import { ProductColumns } from './ProductColumns.tsx';
import { ProductGallery } from './ProductGallery.tsx';
import { ProductNotes } from './ProductNotes.tsx';
import { PurchaseForm } from './PurchaseForm.tsx';

type ProductDetailProps = {
  /** With the cart's own pieces counted as reserved. */
  product: Product;
  /** Pictures shown at most, the main one among them. */
  picturesNumber: number;
  supportEmail: string;
  isFavourite: boolean;
  onToggleFavourite: () => void;
  onOpenSizeGuide: () => void;
  /** Without a size when none was chosen: the caller says so. */
  onAddToCart: (size: string | undefined) => void;
};

/** Everything about one product. */
export function ProductDetail({
  product,
  picturesNumber,
  supportEmail,
  isFavourite,
  onToggleFavourite,
  onOpenSizeGuide,
  onAddToCart,
}: ProductDetailProps) {
  const { name, category, price, rating, ratingCount } = product;
  return (
    <ProductColumns
      pictures={<ProductGallery name={name} pictures={galleryPictures(product, picturesNumber)} />}
      words={
        <>
          <ProductBreadcrumbs category={category} name={name} />
          <Box sx={{ display: 'grid', gap: 1 }}>
            <Typography variant="h2" component="h1" sx={{ overflowWrap: 'anywhere' }}>
              {name}
            </Typography>
            <Typography variant="h4" component="p" sx={{ mt: 0.5, fontFamily: 'body1.fontFamily' }}>
              {formatDollars(price)}
            </Typography>
            {rating > 0 && <StarRating value={rating} count={ratingCount} size="medium" />}
          </Box>
          <PurchaseForm
            product={product}
            isFavourite={isFavourite}
            onToggleFavourite={onToggleFavourite}
            onOpenSizeGuide={onOpenSizeGuide}
            onAddToCart={onAddToCart}
          />
          <ProductNotes product={product} supportEmail={supportEmail} />
        </>
      }
    />
  );
}
