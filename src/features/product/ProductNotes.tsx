import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode, useId } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import { isOneSize } from '../../../contract/rules/sizeNames.ts';
import type { Product } from '../../../contract/schemas/product.ts';
import type { Wording } from '../../lib/wording.ts';
import { measure } from '../../theme/tokens.ts';

export type ProductNotesProps = {
  product: Product;
  /** Garment measures; if absent, the size descriptions are shown. */
  measurements?: ReactNode;
  /** An empty text has no section. */
  terms?: Pick<Wording, 'delivery' | 'returns'> | undefined;
  /** Texts are loading; lists omit them (docs/decisions/0032-cards-in-lists.md). */
  loading?: boolean;
};

export function ProductNotes({ product, measurements, terms, loading = false }: ProductNotesProps) {
  // About as tall as the content, to limit layout shift.
  if (loading) return <Skeleton sx={{ height: 400 }} />;
  const material = [product.composition, product.material].filter(Boolean).join('\n');
  const facts = factLabels.filter(([name]) => product[name]);
  const hasMeasures = product.sizes.some(({ description }) => description);
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Note title={i18n.t('Description')} defaultExpanded>
        <Text dir="auto">{product.description}</Text>
      </Note>
      {material && (
        <Note title={i18n.t('Material and care')}>
          <Text dir="auto">{material}</Text>
        </Note>
      )}
      {(measurements || hasMeasures) && (
        <Note title={i18n.t('Measurements')}>
          {measurements || <SizeMeasures sizes={product.sizes} />}
        </Note>
      )}
      {product.guarantee && (
        <Note title={i18n.t('Guarantee')}>
          <Text>
            {i18n.t(
              '{years, plural, one {The producer guarantees for # year that it lasts. Your legal guarantee applies as well.} other {The producer guarantees for # years that it lasts. Your legal guarantee applies as well.}}',
              { years: Number(product.guarantee) },
            )}
          </Text>
        </Note>
      )}
      {facts.length > 0 && (
        <Note title={i18n.t('Producer and safety')}>
          {facts.map(([name, label]) => (
            <Fragment key={name}>
              <Typography variant="subtitle2" component="h4">
                {i18n.t(label)}
              </Typography>
              <Text dir="auto" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
                {product[name]}
              </Text>
            </Fragment>
          ))}
        </Note>
      )}
      {terms?.delivery && (
        <Note title={i18n.t('Delivery')}>
          <Text>{terms.delivery}</Text>
        </Note>
      )}
      {terms?.returns && (
        <Note title={i18n.t('Returns')}>
          <Text>{terms.returns}</Text>
        </Note>
      )}
    </Box>
  );
}

const factLabels = [
  ['warnings', /*i18n*/ 'Warnings'],
  ['producer', /*i18n*/ 'Producer'],
  ['responsible', /*i18n*/ 'Responsible person in the EU'],
  ['madeIn', /*i18n*/ 'Made in'],
  ['recycled', /*i18n*/ 'Recycled content'],
] as const;

const Text = styled(Typography)({ maxWidth: measure, whiteSpace: 'pre-line' });

function SizeMeasures({ sizes }: Pick<Product, 'sizes'>) {
  const [first] = sizes;
  if (first && isOneSize(first.size)) return <Typography>{first.description}</Typography>;
  return (
    <List component="dl" disablePadding>
      {sizes
        .filter(({ description }) => description)
        .map(({ size, description }) => (
          <ListItem key={size} component="div" disableGutters dense sx={{ gap: 2 }}>
            <Typography component="dt" variant="body2" sx={{ minWidth: '4.5em' }}>
              {size}
            </Typography>
            <Typography component="dd">{description}</Typography>
          </ListItem>
        ))}
    </List>
  );
}

type NoteProps = {
  title: string;
  defaultExpanded?: boolean;
  children: ReactNode;
};

function Note({ title, defaultExpanded = false, children }: NoteProps) {
  const id = useId();
  return (
    <Accordion defaultExpanded={defaultExpanded}>
      <AccordionSummary id={id} aria-controls={`${id}-text`} expandIcon={<ExpandMore />}>
        <Typography variant="h6" component="span">
          {title}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>{children}</AccordionDetails>
    </Accordion>
  );
}
