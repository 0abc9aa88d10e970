import type { ReactNode } from 'react';
import { kindPath } from '../../../contract/paths.ts';
import { categoryInfo } from '../../../contract/rules/categories.ts';
import { formatPrice } from '../../../contract/rules/money.ts';
import type { Product } from '../../../contract/schemas/product.ts';
import { shownPrices } from '../../lib/shownPrices.ts';
import { mutedSmall } from '../../theme/text.css.ts';
import { Price } from '../../ui/Price.tsx';
import { StarRating } from '../../ui/StarRating.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { ColourChoice } from './ColourChoice.tsx';
import { galleryPictures } from './galleryPictures.ts';
import { ProductColumns } from './ProductColumns.tsx';
import * as css from './ProductDetail.css.ts';
import { ProductGallery } from './ProductGallery.tsx';
import { ProductNotes } from './ProductNotes.tsx';
import { PurchaseForm, type PurchaseFormProps } from './PurchaseForm.tsx';

type ProductDetailProps = PurchaseFormProps & {
  /** The product's texts are loading. */
  textsLoading?: boolean;
  /** What the garment measures, where that is known. */
  measurements?: ReactNode;
  /** Pictures shown at most, the main one among them. */
  picturesNumber: number;
  /** The URL of the product in another colour; its page in the shop if not given. */
  pathOf?: (productId: string) => string;
  /** The link to the page's reviews. */
  reviewsAt?: string | undefined;
  supportEmail: string;
};

/** Everything about one product. */
export function ProductDetail({
  textsLoading = false,
  measurements,
  picturesNumber,
  pathOf,
  reviewsAt,
  supportEmail,
  ...purchase
}: ProductDetailProps) {
  const { product } = purchase;
  const { name, lowestPrice, rating, ratingCount } = product;
  const stars = <StarRating value={rating} count={ratingCount} size="medium" />;
  return (
    <ProductColumns
      pictures={<ProductGallery name={name} pictures={galleryPictures(product, picturesNumber)} />}
      words={
        <>
          <ProductBreadcrumbs product={product} />
          <div className={css.heading}>
            <h1 className={css.name}>{name}</h1>
            <p className={css.price}>
              <Price {...shownPrices(product)} />
            </p>
            {lowestPrice !== undefined && (
              <p className={mutedSmall}>
                Lowest price in the 30 days before: {formatPrice(lowestPrice)}
              </p>
            )}
            {reviewsAt ? (
              <TextLink className={css.stars} to={reviewsAt} isStandalone>
                {stars}
              </TextLink>
            ) : (
              stars
            )}
          </div>
          <ColourChoice product={product} pathOf={pathOf} />
          <PurchaseForm {...purchase} />
          <ProductNotes
            product={product}
            measurements={measurements}
            supportEmail={supportEmail}
            loading={textsLoading}
          />
        </>
      }
    />
  );
}

/** Breadcrumbs: category, kind if it has one, name. */
function ProductBreadcrumbs({ product: { category, kind, name } }: { product: Product }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={css.steps}>
        <li className={css.step}>
          <TextLink className={css.stepLink} to={categoryInfo[category].path} isStandalone>
            {categoryInfo[category].name}
          </TextLink>
        </li>
        {kind && (
          <li className={css.step}>
            <TextLink className={css.stepLink} to={kindPath(category, kind)} isStandalone>
              {kind}
            </TextLink>
          </li>
        )}
        <li className={css.step} aria-current="page">
          {name}
        </li>
      </ol>
    </nav>
  );
}
