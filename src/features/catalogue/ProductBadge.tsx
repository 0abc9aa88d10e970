import { styled } from '@mui/material/styles';
import { limits } from '../../../contract/limits.ts';
import { freePiecesInAll } from '../../../contract/rules/stock.ts';
import type { Product } from '../../../contract/schemas/product.ts';

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
export function ProductBadge({ product }: { product: Product }) {
  const text = badgeText(product);
  return text && <Badge>{text}</Badge>;
}

function badgeText({ sizes, newCollection }: Product): string | null {
  const free = freePiecesInAll(sizes);
  if (free === 0) return 'Sold out';
  if (free <= limits.lowStock) return `Only ${free} left`;
  return newCollection ? 'New' : null;
}
