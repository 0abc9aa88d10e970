import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { CatalogueQuery } from '../../../contract/rules/productList.ts';
import type { ProductCounts } from '../../../contract/schemas/product.ts';
import { pluralize } from '../../lib/pluralize.ts';
import type { PriceBounds } from '../../lib/priceBounds.ts';
import { lowScreen } from '../../theme/tokens.ts';
import { SideDrawer } from '../../ui/SideDrawer.tsx';
import { FlagFilter } from './FlagFilter.tsx';
import { LabelFilter } from './LabelFilter.tsx';
import { PriceFilter } from './PriceFilter.tsx';
import { filterLabels, type LabelName, withoutFilters } from './queryFilters.ts';
import { SearchField } from './SearchField.tsx';
import { SizeFilter } from './SizeFilter.tsx';

const Body = styled('div')(({ theme }) => ({
  flex: 1,
  overflowY: 'auto',
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(4),
  padding: theme.spacing(3),
  // There all of the drawer scrolls.
  [lowScreen]: { flex: 'none', overflowY: 'visible' },
}));

const Footer = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: theme.spacing(2),
  padding: theme.spacing(2, 3),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

/** What all filters take, wherever they stand. */
export type FiltersProps = {
  query: CatalogueQuery;
  /** Sizes to choose from; with none, there is no such filter. */
  sizes: readonly string[];
  /** What the shopper wears of them. */
  mySizes?: readonly string[];
  /** Products that fit; undefined until it is known. */
  total: number | undefined;
  /** Gives the filters a search field of this name. */
  searchLabel?: string | undefined;
  /** Which filters of labels there are: those that the shown products have. */
  labels?: readonly LabelName[];
  /** Products that each value would leave; undefined until it is known, null where it can't be. */
  counts?: ProductCounts | null | undefined;
  /** What the products cost from which a price is chosen; undefined while it is not known. */
  priceBounds?: PriceBounds | undefined;
  onChange: (query: CatalogueQuery) => void;
};

type FiltersDrawerProps = FiltersProps & { open: boolean; onClose: () => void };

/** All filters on a phone. Each holds as soon as it is chosen; the footer says how many fit. */
export default function FiltersDrawer({
  open,
  query,
  sizes,
  mySizes = [],
  labels = [],
  counts,
  total,
  searchLabel,
  priceBounds,
  onChange,
  onClose,
}: FiltersDrawerProps) {
  return (
    <SideDrawer title="Filters" open={open} onClose={onClose}>
      <Body>
        {searchLabel && (
          <SearchField
            label={searchLabel}
            q={query.q}
            onSearch={(q) => onChange({ ...query, q })}
          />
        )}
        {labels.map((label) => (
          <Part key={label} title={filterLabels[label]}>
            <LabelFilter of={label} {...{ counts, query, onChange }} />
          </Part>
        ))}
        {sizes.length > 0 && (
          <Part title="Size">
            <SizeFilter sizes={sizes} counts={counts} query={query} onChange={onChange} />
          </Part>
        )}
        <Part title="Show only">
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <FlagFilter query={query} mySizes={mySizes} onChange={onChange} />
          </Box>
        </Part>
        <Part title="Price">
          <PriceFilter
            range={query}
            bounds={priceBounds}
            onApply={(range) => onChange({ ...query, ...range })}
          />
        </Part>
      </Body>
      <Footer data-bar>
        <Button variant="text" onClick={() => onChange(withoutFilters(query))}>
          Clear all
        </Button>
        <Button variant="contained" onClick={onClose}>
          {total === undefined ? 'Show products' : `Show ${pluralize(total, 'product')}`}
        </Button>
      </Footer>
    </SideDrawer>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Typography variant="h5" component="h3" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </section>
  );
}
