import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Product, ProductSize } from '../../../contract/schemas/product.ts';
import { measure } from '../../theme/tokens.ts';

type ProductNotesProps = {
  product: Product;
  /** What the garment measures; without it, what is said of each size. */
  measurements?: ReactNode;
  /** The support contact, if the shop has one. */
  supportEmail: string;
  /** The product's texts are loading: lists have none (docs/decisions/0032-cards-in-lists.md). */
  loading?: boolean;
};

/** The texts about a product, in an accordion. */
export function ProductNotes({
  product,
  measurements,
  supportEmail,
  loading = false,
}: ProductNotesProps) {
  // About as high as what comes, so that little moves then.
  if (loading) return <Skeleton sx={{ height: 400 }} />;
  const hasMeasures = product.sizes.some(({ description }) => description);
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Note title="Description" defaultExpanded>
        <Typography sx={{ maxWidth: measure, whiteSpace: 'pre-line' }}>
          {product.description}
        </Typography>
      </Note>
      {product.material && (
        <Note title="Material and care">
          <Typography sx={{ maxWidth: measure, whiteSpace: 'pre-line' }}>
            {product.material}
          </Typography>
        </Note>
      )}
      {(measurements || hasMeasures) && (
        <Note title="Measurements">{measurements || <SizeMeasures sizes={product.sizes} />}</Note>
      )}
      <Note title="Delivery">
        <Typography sx={{ maxWidth: measure }}>
          We pack your order as soon as it is paid for. You can track it under My orders.
        </Typography>
      </Note>
      <Note title="Returns">
        <Typography sx={{ maxWidth: measure }}>
          Not quite right? Send it back unworn, with its label.
          {supportEmail && ` Write to ${supportEmail} and we will tell you how.`}
        </Typography>
      </Note>
    </Box>
  );
}

type NoteProps = { title: string; defaultExpanded?: boolean; children: ReactNode };

const Details = styled('details')(({ theme }) => ({
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 56,
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
  },
  '& > summary > svg': {
    color: theme.vars.palette.text.secondary,
    transition: theme.transitions.create('transform'),
  },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  '& > :not(summary)': { marginBottom: theme.spacing(3) },
}));

/** The browser's own, which a page can do without its script. */
function Note({ title, defaultExpanded = false, children }: NoteProps) {
  return (
    <Details open={defaultExpanded}>
      <summary>
        <Typography variant="h6" component="h2">
          {title}
        </Typography>
        <ExpandMore />
      </summary>
      {children}
    </Details>
  );
}

const Measures = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  textAlign: 'left',
  '& th, & td': {
    padding: theme.spacing(0.75, 2),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    fontWeight: theme.typography.body2.fontWeight,
  },
  '& thead th': {
    ...theme.typography.caption,
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
  },
}));

/** The measure of each size that has one. */
function SizeMeasures({ sizes }: { sizes: readonly ProductSize[] }) {
  return (
    <Measures aria-label="Size measures">
      <thead>
        <tr>
          <th scope="col">Size</th>
          <th scope="col">Measure</th>
        </tr>
      </thead>
      <tbody>
        {sizes
          .filter(({ description }) => description)
          .map(({ size, description }) => (
            <tr key={size}>
              <th scope="row">{size}</th>
              <td>{description}</td>
            </tr>
          ))}
      </tbody>
    </Measures>
  );
}
