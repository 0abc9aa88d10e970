import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type CSSProperties, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { i18n } from '../../../contract/i18n.ts';
import { paths } from '../../../contract/paths.ts';
import { flagmanFirst } from '../../../contract/rules/pictures.ts';
import { isScarce, totalAvailableUnits } from '../../../contract/rules/stock.ts';
import type { Colourway, Product } from '../../../contract/schemas/product.ts';
import { sourcesOf } from '../../lib/pictures.ts';
import { shownPrices } from '../../lib/shownPrices.ts';
import { HeartToggle } from '../../ui/HeartToggle.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Price } from '../../ui/Price.tsx';
import { StarRating } from '../../ui/StarRating.tsx';
import { CardFrame } from './CardFrame.ts';
import { productColumnSizes } from './productGridColumns.ts';
import { QuickAdd } from './QuickAdd.tsx';

const CardSwatches = lazyComponent(() => import('./CardSwatches.tsx'));

type ProductCardProps = {
  product: Product;
  isFavourite: boolean;
  /** Load the picture with priority; for cards above the fold. */
  priority?: boolean;
  /** Level of the name: one below the enclosing heading. */
  headingLevel?: 'h2' | 'h3';
  /** `sizes` attribute of the picture; defaults to a grid column's width. */
  pictureSizes?: string;
  /** Products in the style's other colours, once loaded; requested by `onWantColours`. */
  colours?: readonly Product[] | undefined;
  onWantColours?: () => void;
  onToggleFavourite: () => void;
  onQuickAdd: (size: string) => void;
};

/**
 * Product card. The name is the link and the first tab stop. Heavier parts render on the first
 * hover or focus.
 */
export function ProductCard({
  product,
  isFavourite,
  priority = false,
  headingLevel = 'h3',
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
  const free = totalAvailableUnits(product.sizes);
  const badge = badgeText(product, free);
  const touch = () => setWasTouched(true);
  function show(productId: string | undefined) {
    if (productId) onWantColours?.();
    setShownId(productId);
  }
  return (
    <CardFrame component="article" elevation={0} square onPointerEnter={touch} onFocus={touch}>
      <CardPictures
        product={shown}
        priority={priority}
        sizes={pictureSizes}
        withSecond={wasTouched && shown === product}
      />
      <CardContent>
        <Typography variant="subtitle2" component={headingLevel}>
          <Link href={paths.product(product._id)} underline="none">
            {name}
          </Link>
        </Typography>
        <Price {...shownPrices(product)} variant="body2" component="p" />
        <StarRating value={rating} count={ratingCount} />
        <CardColours product={product} withLinks={wasTouched} onShow={show} />
      </CardContent>
      {badge && <Chip size="small" label={badge} />}
      <CardActions disableSpacing>
        <HeartToggle
          label={i18n.t('Add {product} to favourites', { product: name })}
          pressed={isFavourite}
          onToggle={onToggleFavourite}
        />
        {free > 0 && <QuickAdd product={product} withSizes={wasTouched} onAdd={onQuickAdd} />}
      </CardActions>
    </CardFrame>
  );
}

/** Most important badge of a product, if any. */
function badgeText({ newCollection, regularPrice }: Product, free: number): string | undefined {
  if (free === 0) return i18n.t('Sold out');
  if (isScarce(free)) return i18n.t('Only {count} left', { count: free });
  if (regularPrice) return i18n.t({ id: 'Sale (badge)', message: 'Sale' });
  return newCollection ? i18n.t('New') : undefined;
}

type CardColoursProps = {
  product: Product;
  /** Render the colours as links, if the device hovers; true after the first hover or focus. */
  withLinks: boolean;
  /** Receives the product id of the hovered or focused colour; undefined for none. */
  onShow: (productId: string | undefined) => void;
};

/** Colours of a style as dots with a count; renders nothing for a single colour. */
function CardColours({ product, withLinks, onShow }: CardColoursProps) {
  const { name, colour, colourways = [] } = product;
  if (!colour || colourways.length < 2) return null;
  const dots = (
    <ColourDots variant="body2" noWrap style={paintOf(colourways)}>
      {i18n.t('{count, plural, one {# colour} other {# colours}}', { count: colourways.length })}
    </ColourDots>
  );
  if (!withLinks || !window.matchMedia('(hover: hover)').matches) return dots;
  return (
    <ErrorBoundary fallback={dots}>
      <Suspense fallback={dots}>
        <CardSwatches
          label={i18n.t('Colours of {product}', { product: name })}
          currentId={product._id}
          {...{ colourways, onShow }}
        />
      </Suspense>
    </ErrorBoundary>
  );
}

type Palette = Theme['vars']['palette'];

/** Maximum that fits on a narrow card. */
const maxDots = 4;

/** Draws all dots as backgrounds of one element, for speed in long lists. */
const ColourDots = styled(Typography)(({ theme }) => ({
  '--cross': cross(theme.vars.palette),
  height: 24,
  color: theme.vars.palette.text.secondary,
  lineHeight: '24px',
  '&::before': {
    content: '""',
    display: 'inline-block',
    verticalAlign: -1,
    marginRight: theme.spacing(1),
    width: 'calc(var(--dots) * 16px - 4px)',
    height: 12,
    background: paintedDots(theme.vars.palette),
  },
}));

/** CSS variables for the dots: count, colours, and crosses for sold-out colours. */
function paintOf(colourways: readonly Colourway[]): CSSProperties {
  const shown = colourways.slice(0, maxDots);
  const each = shown.flatMap(({ swatch, soldOut }, at) => [
    [`--dot${at + 1}`, swatch || 'transparent'],
    ...(soldOut ? [[`--cross${at + 1}`, 'var(--cross)']] : []),
  ]);
  return { '--dots': shown.length, ...Object.fromEntries(each) };
}

/** Diagonal line for `--cross1` and so on, visible on any colour; marks sold-out colours. */
function cross({ text, background: { paper } }: Palette): string {
  return `linear-gradient(45deg, transparent 40%, ${paper} 0 46%, ${text.primary} 0 54%, ${paper} 0 60%, transparent 0)`;
}

/** Row of dots with outlines, so that pale colours are visible. */
function paintedDots({ text }: Palette): string {
  const places = Array.from({ length: maxDots }, (_, at) => at * 16);
  return [
    ...places.map((left, at) => `var(--cross${at + 1}, none) ${left}px / 12px no-repeat`),
    `radial-gradient(circle at 6px, transparent 5px, ${text.secondary} 5.5px 6px, transparent 6.5px) 0 / 16px`,
    ...places.map(
      (left, at) =>
        `radial-gradient(circle at ${left + 6}px, var(--dot${at + 1}, transparent) 5px, transparent 5.5px)`,
    ),
  ].join(', ');
}

/** Overlays the first picture. Not displayed on touch screens, where the lazy image never loads. */
const Second = styled(CardMedia)(({ theme }) => ({
  display: 'none',
  position: 'absolute',
  inset: '0 0 auto',
  opacity: 0,
  transition: theme.transitions.create('opacity', { duration: theme.transitions.duration.complex }),
  '&[data-loaded="true"]': { opacity: 'var(--card-active)' },
  '@media (hover: hover)': { display: 'block' },
}));

type CardPicturesProps = {
  product: Product;
  priority: boolean;
  /** Value of the `sizes` attribute. */
  sizes: string;
  /** Render the second picture; true once the card was hovered or focused. */
  withSecond: boolean;
};

/** Main picture; the second one fades in over it while `--card-active` is 1. */
export function CardPictures({ product, priority, sizes, withSecond }: CardPicturesProps) {
  const [isLoaded, setLoaded] = useState(false);
  const [first, second] = flagmanFirst(product.images);
  return (
    <CardMedia>
      <Picture
        {...sourcesOf(first)}
        alt=""
        letter={product.name.charAt(0)}
        sizes={sizes}
        priority={priority}
      />
      {second && withSecond && (
        <Second data-loaded={isLoaded}>
          <Picture {...sourcesOf(second)} alt="" sizes={sizes} onLoad={() => setLoaded(true)} />
        </Second>
      )}
    </CardMedia>
  );
}
