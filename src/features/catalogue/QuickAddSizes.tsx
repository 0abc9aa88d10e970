import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { Product } from '../../../contract/schemas/product.ts';
import { freePieces } from '../../lib/stock.ts';

const Chips = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.spacing(0.5),
  padding: theme.spacing(1),
  backgroundColor: theme.vars.palette.background.paper,
}));

const SizeChip = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.button,
  minWidth: 40,
  height: 36,
  paddingInline: theme.spacing(0.75),
  '&:hover': {
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
  '&.Mui-disabled': { color: theme.vars.palette.text.secondary, textDecoration: 'line-through' },
}));

type QuickAddSizesProps = {
  product: Product;
  onAdd: (size: string) => void;
};

/** A product's sizes as small buttons, each of which puts one piece into the cart. */
export function QuickAddSizes({ product, onAdd }: QuickAddSizesProps) {
  return (
    <Chips role="group" aria-label={`Quick add of ${product.name}`}>
      {product.sizes.map((entry) => {
        const isFree = freePieces(entry) > 0;
        return (
          <SizeChip
            key={entry.size}
            disabled={!isFree}
            aria-label={
              isFree ? `${entry.size}: add ${product.name} to cart` : `${entry.size}, sold out`
            }
            onClick={() => onAdd(entry.size)}
          >
            {entry.size}
          </SizeChip>
        );
      })}
    </Chips>
  );
}
