import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { limits } from '../../../contract/limits.ts';
import { formatDollars } from '../../../contract/rules/money.ts';
import { freePiecesInAll } from '../../../contract/rules/stock.ts';
import type { Product } from '../../../contract/schemas/product.ts';
import { paths } from '../../lib/paths.ts';
import { HeartToggle } from '../../ui/HeartToggle.tsx';
import { StarRating } from '../../ui/StarRating.tsx';
import { CardPictures } from './CardPictures.tsx';
import { productColumnSizes } from './productColumns.ts';
import { QuickAdd } from './QuickAdd.tsx';

/** `--card-active` is 1 while the card has the pointer or the focus. */
const Card = styled('article')({
  '--card-active': 0,
  '&:hover, &:focus-within': { '--card-active': 1 },
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
});

const overPicture = { gridArea: '1 / 1', position: 'relative', zIndex: 1 } as const;

/** Its `::after` makes the whole card the link's target. */
const NameLink = styled(Link)(({ theme }) => ({
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    outline: `2px solid ${theme.vars.palette.secondary.main}`,
    outlineOffset: 4,
  },
}));

/** A background of 36 px in the heart's 44, so that the heart is seen on any picture. */
const HeartSlot = styled('div')(({ theme }) => ({
  ...overPicture,
  placeSelf: 'start end',
  padding: 4,
  backgroundColor: theme.vars.palette.background.paper,
  backgroundClip: 'content-box',
  '& button': { margin: -4 },
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
  onToggleFavourite: () => void;
  onQuickAdd: (size: string) => void;
};

/** A product in a grid: its name is the link, and comes first for the keyboard. */
export function ProductCard({
  product,
  isFavourite,
  priority = false,
  headingLevel = 'h3',
  pictureSizes = productColumnSizes,
  onToggleFavourite,
  onQuickAdd,
}: ProductCardProps) {
  const [wasActive, setWasActive] = useState(false);
  const { name, price, rating, ratingCount } = product;
  const activate = () => setWasActive(true);
  return (
    <Card onPointerEnter={activate} onFocus={activate}>
      <Box sx={{ gridArea: '1 / 1' }}>
        <CardPictures
          product={product}
          priority={priority}
          sizes={pictureSizes}
          withSecond={wasActive}
        />
      </Box>
      <Box sx={{ pt: 1.5, display: 'grid', gap: 0.25, alignContent: 'start' }}>
        <Typography variant="body2" component={headingLevel} sx={{ fontWeight: 600 }}>
          <NameLink to={paths.product(product._id)}>{name}</NameLink>
        </Typography>
        <Typography variant="body2">{formatDollars(price)}</Typography>
        <StarRating value={rating} count={ratingCount} />
      </Box>
      <Box sx={{ ...overPicture, p: 1, placeSelf: 'start', pointerEvents: 'none' }}>
        <ProductBadge product={product} />
      </Box>
      <HeartSlot>
        <HeartToggle
          label={`Add ${name} to favourites`}
          pressed={isFavourite}
          onToggle={onToggleFavourite}
        />
      </HeartSlot>
      {freePiecesInAll(product.sizes) > 0 && (
        <Box sx={{ ...overPicture, alignSelf: 'end' }}>
          <QuickAdd product={product} onAdd={onQuickAdd} />
        </Box>
      )}
    </Card>
  );
}

const Badge = styled('span')(({ theme }) => ({
  ...theme.typography.overline,
  display: 'inline-block',
  padding: theme.spacing(0.25, 1),
  letterSpacing: '0.06em',
  textTransform: 'none',
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
}));

/** The one thing most worth knowing about a product at a glance; often there is none. */
function ProductBadge({ product }: { product: Product }) {
  const text = badgeText(product);
  return text && <Badge>{text}</Badge>;
}

function badgeText({ sizes, newCollection }: Product): string | null {
  const free = freePiecesInAll(sizes);
  if (free === 0) return 'Sold out';
  if (free <= limits.lowStock) return `Only ${free} left`;
  return newCollection ? 'New' : null;
}
