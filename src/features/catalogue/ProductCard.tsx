import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type CSSProperties, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { paths } from '../../../contract/paths.ts';
import { freeUnitsInAll, isFew } from '../../../contract/rules/stock.ts';
import type { Colourway, Product } from '../../../contract/schemas/product.ts';
import { shownPrices } from '../../lib/shownPrices.ts';
import { HeartToggle } from '../../ui/HeartToggle.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Price } from '../../ui/Price.tsx';
import { StarRating } from '../../ui/StarRating.tsx';
import { CardFrame } from './CardFrame.ts';
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
  const free = freeUnitsInAll(product.sizes);
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
        <Typography variant="body2">
          <Price {...shownPrices(product)} />
        </Typography>
        <StarRating value={rating} count={ratingCount} />
        <CardColours product={product} withLinks={wasTouched} onShow={show} />
      </CardContent>
      {badge && <Chip size="small" label={badge} />}
      <CardActions disableSpacing>
        <HeartToggle
          label={`Add ${name} to favourites`}
          pressed={isFavourite}
          onToggle={onToggleFavourite}
        />
        {free > 0 && <QuickAdd product={product} withSizes={wasTouched} onAdd={onQuickAdd} />}
      </CardActions>
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
    <ColourDots variant="body2" noWrap style={paintOf(colourways)}>
      {colourways.length} colours
    </ColourDots>
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

type Palette = Theme['vars']['palette'];

/** A narrow card has no room for more. */
const maxDots = 4;

/** Dots are backgrounds of one element, since a list has many cards. */
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

/** How many dots there are, each one's colour, and which are crossed. */
function paintOf(colourways: readonly Colourway[]): CSSProperties {
  const shown = colourways.slice(0, maxDots);
  const each = shown.flatMap(({ swatch, soldOut }, at) => [
    [`--dot${at + 1}`, swatch || 'transparent'],
    ...(soldOut ? [[`--cross${at + 1}`, 'var(--cross)']] : []),
  ]);
  return { '--dots': shown.length, ...Object.fromEntries(each) };
}

/** A line on any colour, for `--cross1` and so on: the dot of a colour that is sold out. */
function cross({ text, background: { paper } }: Palette): string {
  return `linear-gradient(45deg, transparent 40%, ${paper} 0 46%, ${text.primary} 0 54%, ${paper} 0 60%, transparent 0)`;
}

/** Dots in a row, each with an edge, so that a pale one is seen on any background. */
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
