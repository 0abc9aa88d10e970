import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { limits } from '../../../contract/limits.ts';
import { freePiecesInAll } from '../../../contract/rules/stock.ts';
import type { Product } from '../../../contract/schemas/product.ts';
import { paths } from '../../lib/paths.ts';
import { shownPrices } from '../../lib/shownPrices.ts';
import { HeartToggle } from '../../ui/HeartToggle.tsx';
import { Price } from '../../ui/Price.tsx';
import { StarRating } from '../../ui/StarRating.tsx';
import { CardColours } from './CardColours.tsx';
import { CardPictures } from './CardPictures.tsx';
import { productColumnSizes } from './productColumns.ts';
import { QuickAdd } from './QuickAdd.tsx';

const overPicture = { gridArea: '1 / 1', zIndex: 1 } as const;

/**
 * One style for all of a card, since a list has many of them. `--card-active` is 1 while the card
 * has the pointer or the focus.
 */
const Card = styled('article')(({ theme }) => ({
  '--card-active': 0,
  '&:hover, &:focus-within': { '--card-active': 1 },
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto auto auto 1fr',
  rowGap: theme.spacing(0.25),
  '& > picture': { gridArea: '1 / 1' },
  '& > [data-part="name"]': {
    ...theme.typography.body2,
    fontWeight: 600,
    margin: theme.spacing(1.25, 0, 0),
  },
  // Its ::after makes the whole card the link's target.
  '& > [data-part="name"] > a': {
    color: 'inherit',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `2px solid ${theme.vars.palette.secondary.main}`,
      outlineOffset: 4,
    },
  },
  '& > [data-part="price"]': { ...theme.typography.body2, margin: 0 },
  '& > [data-part="colours"]': {
    ...theme.typography.body2,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    height: 24,
    margin: 0,
    color: theme.vars.palette.text.secondary,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    '&::before': {
      content: '""',
      flex: 'none',
      width: 'calc(var(--dots) * 16px - 4px)',
      height: 12,
      background: dots(theme.vars.palette.text.secondary),
    },
  },
  '& > [data-part="badge"]': {
    ...theme.typography.overline,
    ...overPicture,
    placeSelf: 'start',
    margin: theme.spacing(1),
    padding: theme.spacing(0.25, 1),
    letterSpacing: '0.06em',
    textTransform: 'none',
    backgroundColor: theme.vars.palette.background.paper,
    pointerEvents: 'none',
  },
  // A background of 36 px in the heart's 44, so that the heart is seen on any picture.
  '& > [aria-pressed]': {
    ...overPicture,
    placeSelf: 'start end',
    padding: 4,
    backgroundColor: theme.vars.palette.background.paper,
    backgroundClip: 'content-box',
  },
  '& > [data-part="quick-add"]': { ...overPicture, alignSelf: 'end' },
}));

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
  const free = freePiecesInAll(product.sizes);
  const badge = badgeText(product, free);
  const touch = () => setWasTouched(true);
  function show(productId: string | undefined) {
    if (productId) onWantColours?.();
    setShownId(productId);
  }
  return (
    <Card onPointerEnter={touch} onFocus={touch}>
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
    </Card>
  );
}

/** Up to four dots in a row, each with an edge, so that a pale one is seen on any ground. */
function dots(edge: string): string {
  const fills = [1, 2, 3, 4].map(
    (dot) =>
      `radial-gradient(circle at ${dot * 16 - 10}px, var(--dot${dot}, transparent) 5px, transparent 5.5px)`,
  );
  const edges = `radial-gradient(circle at 6px, transparent 5px, ${edge} 5.5px 6px, transparent 6.5px) 0 / 16px 100%`;
  return [edges, ...fills].join(', ');
}

/** The one thing most worth knowing about a product at a glance; often there is none. */
function badgeText({ newCollection, regularPrice }: Product, free: number): string | undefined {
  if (free === 0) return 'Sold out';
  if (free <= limits.lowStock) return `Only ${free} left`;
  if (regularPrice) return 'Sale';
  return newCollection ? 'New' : undefined;
}
