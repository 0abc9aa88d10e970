import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import { paths } from '../../../contract/paths.ts';
import { formatPrice, toCents, toDollars } from '../../../contract/rules/money.ts';
import { flagmanFirst } from '../../../contract/rules/pictures.ts';
import { availableUnits } from '../../../contract/rules/stock.ts';
import type { Product } from '../../../contract/schemas/product.ts';
import { sourcesOf } from '../../lib/pictures.ts';
import { shownPrices } from '../../lib/shownPrices.ts';
import { sizeMissing } from '../../lib/sizeName.ts';
import { touchLink } from '../../theme/touchLink.ts';
import { NativeSelectField } from '../../ui/NativeSelectField.tsx';
import { PendingButton } from '../../ui/PendingButton.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Price } from '../../ui/Price.tsx';

const Pieces = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
  gap: theme.spacing(3, 2),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(auto-fill, 200px)' },
}));

const Piece = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto auto',
  gap: theme.spacing(1),
  overflowWrap: 'anywhere',
}));

const pieceName = { ...touchLink, alignSelf: 'start' };

export type ChosenPiece = { product: Product; size: string };

type OutfitFormProps = {
  /** Products of the outfit, the page's own first. Units in the cart count as reserved. */
  pieces: readonly Product[];
  /** Shopper's size of a product's scale; preselected if available. */
  mySizeOf: (product: Product) => string | undefined;
  onAdd: (chosen: [ChosenPiece, ...ChosenPiece[]]) => Promise<void>;
};

/** "Wear it with": products that go together, with one button to add those selected. */
export function OutfitForm({ pieces, mySizeOf, onAdd }: OutfitFormProps) {
  const headingId = useId();
  const [selected, setSelected] = useState<Record<string, string>>({});
  const [isAdding, setAdding] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  const list = useRef<HTMLDivElement>(null);

  function sizeOf(product: Product): string | undefined {
    const { _id, sizes } = product;
    const wanted = selected[_id] ?? (sizes.length === 1 ? sizes[0]?.size : mySizeOf(product));
    return sizes.find((entry) => entry.size === wanted && availableUnits(entry) > 0)?.size;
  }

  const chosen = pieces.flatMap((product) => {
    const size = sizeOf(product);
    return size === undefined ? [] : [{ product, size }];
  });
  const [first, ...more] = chosen;
  const available = pieces.find(({ sizes }) => sizes.some((entry) => availableUnits(entry) > 0));
  const cents = chosen.reduce((sum, { product }) => sum + toCents(product.price), 0);

  async function add() {
    if (!first) {
      setWasAsked(true);
      list.current?.querySelector('select')?.focus();
      return;
    }
    setAdding(true);
    await onAdd([first, ...more]).finally(() => setAdding(false));
  }

  return (
    <Container component="section" aria-labelledby={headingId} sx={{ pb: 10 }}>
      <Typography id={headingId} variant="h3" component="h2" sx={{ mb: 3 }}>
        {i18n.t('Wear it with')}
      </Typography>
      <Pieces ref={list}>
        {pieces.map((product, index) => (
          <Piece key={product._id} role="group" aria-label={product.name}>
            <Picture
              {...sourcesOf(flagmanFirst(product.images)[0])}
              alt=""
              letter={product.name.charAt(0)}
              sizes="(min-width: 600px) 200px, 50vw"
            />
            {index === 0 ? (
              <Box sx={pieceName}>{i18n.t('This {product}', { product: product.name })}</Box>
            ) : (
              <Link href={paths.product(product._id)} sx={pieceName}>
                {product.name}
              </Link>
            )}
            <Price {...shownPrices(product)} />
            <PieceSize
              product={product}
              size={sizeOf(product)}
              problem={wasAsked && !first && product === available && i18n.t(sizeMissing)}
              onSelect={(size = '') => {
                setSelected({ ...selected, [product._id]: size });
                setWasAsked(false);
              }}
            />
          </Piece>
        ))}
      </Pieces>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 3 }}>
        <PendingButton variant="contained" disabled={!available} isPending={isAdding} onClick={add}>
          {addLabel(chosen.length, pieces.length)}
        </PendingButton>
        {chosen.length > 1 && (
          <Typography role="status">
            {i18n.t('Together {price}', { price: formatPrice(toDollars(cents)) })}
          </Typography>
        )}
      </Box>
    </Container>
  );
}

type PieceSizeProps = {
  product: Product;
  size: string | undefined;
  problem: string | false;
  onSelect: (size: string | undefined) => void;
};

function PieceSize({ product, size, problem, onSelect }: PieceSizeProps) {
  const free = product.sizes.filter((entry) => availableUnits(entry) > 0);
  if (free.length === 0) return <Typography variant="body2">{i18n.t('Sold out')}</Typography>;
  return (
    <NativeSelectField
      label={i18n.t('Size')}
      emptyLabel={i18n.t('Leave out')}
      options={Object.fromEntries(free.map(({ size: name }) => [name, name]))}
      value={size}
      problem={problem}
      onChange={onSelect}
    />
  );
}

function addLabel(count: number, all: number): string {
  if (count === 0) return i18n.t('Add to cart');
  return count === 2 && all === 2
    ? i18n.t('Add both')
    : i18n.t('{count, plural, one {Add # piece} other {Add # pieces}}', { count });
}
