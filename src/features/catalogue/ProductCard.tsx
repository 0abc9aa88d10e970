import { type CSSProperties, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Link } from 'react-router-dom';
import { paths } from '../../../contract/paths.ts';
import { freeUnitsInAll, isFew } from '../../../contract/rules/stock.ts';
import type { Colourway, Product } from '../../../contract/schemas/product.ts';
import { shownPrices } from '../../lib/shownPrices.ts';
import { HeartToggle } from '../../ui/HeartToggle.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Price } from '../../ui/Price.tsx';
import { StarRating } from '../../ui/StarRating.tsx';
import { CardFrame, maxDots } from './CardFrame.ts';
import { CardPictures } from './CardPictures.tsx';
import { productColumnSizes } from './productColumns.ts';
import { QuickAdd } from './QuickAdd.tsx';

const CardSwatches = lazyComponent(() => import('./CardSwatches.tsx'));

type ProductCardProps = {
  product: Product;
  isFavourite: boolean;
  /** The picture is among the first a page shows. */
  priority?: boolean;
  /** Of the name: one below what the card stands under. */
  headingLevel?: 'h2' | 'h3';
  /** How wide the picture is shown, as the attribute `sizes` has it; as in a grid if not given. */
  pictureSizes?: string;
  /** The products of its style's other colours, once they are there; wanted with the first touch. */
  colours?: readonly Product[] | undefined;
  onWantColours?: () => void;
  onToggleFavourite: () => void;
  onQuickAdd: (size: string) => void;
};

/**
 * A product in a grid: its name is the link, and comes first for the keyboard. What needs more
 * elements or code comes with the first touch of the card, by pointer or focus.
 */
export function ProductCard({
  product,
  isFavourite,
  priority = false,
  headingLevel: Heading = 'h3',
  pictureSizes = productColumnSizes,
  colours,
  onWantColours,
  onToggleFavourite,
  onQuickAdd,
}: ProductCardProps) {
  const [wasTouched, setWasTouched] = useState(false);
  const [shownId, setShownId] = useState<string>();
  const shown = colours?.find(({ _id }) => _id === shownId) ?? product;
  const { name, rating, ratingCount } = product;
  const free = freeUnitsInAll(product.sizes);
  const badge = badgeText(product, free);
  const touch = () => setWasTouched(true);
  function show(productId: string | undefined) {
    if (productId) onWantColours?.();
    setShownId(productId);
  }
  return (
    <CardFrame onPointerEnter={touch} onFocus={touch}>
      <CardPictures
        product={shown}
        priority={priority}
        sizes={pictureSizes}
        withSecond={wasTouched && shown === product}
      />
      <Heading data-part="name">
        <Link to={paths.product(product._id)}>{name}</Link>
      </Heading>
      <p data-part="price">
        <Price {...shownPrices(product)} />
      </p>
      <StarRating value={rating} count={ratingCount} />
      <CardColours product={product} withLinks={wasTouched} onShow={show} />
      {badge && <span data-part="badge">{badge}</span>}
      <HeartToggle
        label={`Add ${name} to favourites`}
        pressed={isFavourite}
        onToggle={onToggleFavourite}
      />
      {free > 0 && <QuickAdd product={product} withSizes={wasTouched} onAdd={onQuickAdd} />}
    </CardFrame>
  );
}

/** The one thing most worth knowing about a product at a glance; often there is none. */
function badgeText({ newCollection, regularPrice }: Product, free: number): string | undefined {
  if (free === 0) return 'Sold out';
  if (isFew(free)) return `Only ${free} left`;
  if (regularPrice) return 'Sale';
  return newCollection ? 'New' : undefined;
}

type CardColoursProps = {
  product: Product;
  /** The card was touched: where something hovers, the colours are links now. */
  withLinks: boolean;
  /** The colour that has the pointer or the focus, by its product; undefined when none has. */
  onShow: (productId: string | undefined) => void;
};

/** The colours of a product's style, for a card: painted dots and a few words. Nothing if it has one. */
function CardColours({ product, withLinks, onShow }: CardColoursProps) {
  const { name, colour, colourways = [] } = product;
  if (!colour || colourways.length < 2) return null;
  const dots = (
    <p data-part="colours" style={paintOf(colourways)}>
      {colourways.length} colours
    </p>
  );
  if (!withLinks || !window.matchMedia('(hover: hover)').matches) return dots;
  return (
    <ErrorBoundary fallback={dots}>
      <Suspense fallback={dots}>
        <CardSwatches
          label={`Colours of ${name}`}
          currentId={product._id}
          {...{ colourways, onShow }}
        />
      </Suspense>
    </ErrorBoundary>
  );
}

/** What the card's style paints the dots with: how many, each one's colour, and which are crossed. */
function paintOf(colourways: readonly Colourway[]): CSSProperties {
  const shown = colourways.slice(0, maxDots);
  const dots = shown.flatMap(({ swatch, soldOut }, at) => [
    [`--dot${at + 1}`, swatch || 'transparent'],
    ...(soldOut ? [[`--cross${at + 1}`, 'var(--cross)']] : []),
  ]);
  return { '--dots': shown.length, ...Object.fromEntries(dots) };
}
