import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense, useId } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { Product } from '../../../contract/schemas/product.ts';
import { measure } from '../../theme/tokens.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';

const SizeMeasures = lazyComponent(() => import('./SizeMeasures.tsx'));

type ProductNotesProps = {
  product: Product;
  /** Garment measures; if absent, the size descriptions are shown. */
  measurements?: ReactNode;
  /** Texts; empty ones have no section. */
  terms?: { delivery?: string; returns?: string } | undefined;
  /** Texts are loading; lists omit them (docs/decisions/0032-cards-in-lists.md). */
  loading?: boolean;
};

export function ProductNotes({ product, measurements, terms, loading = false }: ProductNotesProps) {
  // About as tall as the content, to limit layout shift.
  if (loading) return <Skeleton sx={{ height: 400 }} />;
  const hasMeasures = product.sizes.some(({ description }) => description);
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Note title="Description" defaultExpanded>
        <Text>{product.description}</Text>
      </Note>
      {product.material && (
        <Note title="Material and care">
          <Text>{product.material}</Text>
        </Note>
      )}
      {(measurements || hasMeasures) && (
        <Note title="Measurements" isLate={!measurements}>
          {measurements || (
            <ErrorBoundary fallback={null}>
              <Suspense>
                <SizeMeasures sizes={product.sizes} />
              </Suspense>
            </ErrorBoundary>
          )}
        </Note>
      )}
      {terms?.delivery && (
        <Note title="Delivery">
          <Text>{terms.delivery}</Text>
        </Note>
      )}
      {terms?.returns && (
        <Note title="Returns">
          <Text>{terms.returns}</Text>
        </Note>
      )}
    </Box>
  );
}

const Text = styled(Typography)({ maxWidth: measure, whiteSpace: 'pre-line' });

type NoteProps = {
  title: string;
  defaultExpanded?: boolean;
  /** Renders the content when it is first opened. */
  isLate?: boolean;
  children: ReactNode;
};

function Note({ title, defaultExpanded = false, isLate = false, children }: NoteProps) {
  const id = useId();
  return (
    <Accordion
      defaultExpanded={defaultExpanded}
      slotProps={{ transition: { mountOnEnter: isLate } }}
    >
      <AccordionSummary id={id} aria-controls={`${id}-text`} expandIcon={<ExpandMore />}>
        <Typography variant="h6" component="span">
          {title}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>{children}</AccordionDetails>
    </Accordion>
  );
}
