import Tune from '@mui/icons-material/Tune';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { CatalogueQuery } from '../../../contract/rules/productList.ts';
import type { ProductCounts } from '../../../contract/schemas/product.ts';
import type { PriceBounds } from '../../lib/priceBounds.ts';
import { productCountText } from '../../lib/productCountText.ts';
import { lowScreen, navbarHeight } from '../../theme/tokens.ts';
import { lazyComponent, loadedAhead } from '../../ui/lazyComponent.tsx';
import { OnDemand } from '../../ui/OnDemand.tsx';
import { useOverlay } from '../../ui/useOverlay.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { FilterMenu } from './FilterMenu.tsx';
import { FlagFilter } from './FlagFilter.tsx';
import { LabelFilter } from './LabelFilter.tsx';
import { PriceFilter } from './PriceFilter.tsx';
import { activeFilters, filterLabels, type LabelName } from './queryFilters.ts';
import { SearchField } from './SearchField.tsx';
import { SizeFilter } from './SizeFilter.tsx';
import { SortSelect } from './SortSelect.tsx';

const FiltersDrawer = lazyComponent(async () => {
  const { FiltersDrawer } = await import('./FiltersDrawer.tsx');
  return { default: FiltersDrawer };
});

const Sticky = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: navbarHeight.phone,
  zIndex: theme.zIndex.appBar - 1,
  backgroundColor: theme.vars.palette.background.default,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: { top: navbarHeight.desktop },
  [lowScreen]: { position: 'static' },
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  minHeight: 60,
  [theme.breakpoints.up('md')]: { minHeight: 72 },
  [theme.breakpoints.up('lg')]: { gap: theme.spacing(2) },
}));

const WideOnly = styled('div')(({ theme }) => ({
  display: 'none',
  alignItems: 'center',
  gap: 'inherit',
  marginLeft: theme.spacing(-1.5),
  [theme.breakpoints.up('md')]: { display: 'flex' },
}));

type FiltersBarProps = {
  query: CatalogueQuery;
  /** Sizes to choose from; with none, there is no such filter. */
  sizes: readonly string[];
  /** What the shopper wears of them. */
  mySizes?: readonly string[];
  /** Products that fit; undefined until it is known. */
  total: number | undefined;
  /** Gives the bar a search field of this name. */
  searchLabel?: string;
  /** The number stands in the heading of the page already. */
  countIsInHeading?: boolean;
  /** Which filters of labels there are: those that the shown products have. */
  labels?: readonly LabelName[];
  /** Products that each value would leave; undefined until it is known, null where it can't be. */
  counts?: ProductCounts | null | undefined;
  /** Now the counts are of use. */
  onOpenCounts?: () => void;
  /** What the products cost from which a price is chosen; undefined while it is not known. */
  priceBounds?: PriceBounds | undefined;
  /** Now the bounds are of use. */
  onOpenPrices?: () => void;
  onChange: (query: CatalogueQuery) => void;
};

/** Filters, number of products and order, in a bar that stays below the navbar. */
export function FiltersBar({
  query,
  sizes,
  mySizes = [],
  total,
  searchLabel,
  countIsInHeading = false,
  labels = [],
  counts,
  onOpenCounts,
  priceBounds,
  onOpenPrices,
  onChange,
}: FiltersBarProps) {
  const drawer = useOverlay('filters');
  const activeCount = activeFilters({ ...query, q: undefined }).length;
  return (
    <Sticky data-bar>
      <Container>
        <Row>
          <Box sx={{ display: { md: 'none' } }}>
            <Button
              color="inherit"
              startIcon={<Tune />}
              aria-haspopup="dialog"
              onClick={() => {
                drawer.open();
                onOpenCounts?.();
                onOpenPrices?.();
              }}
              sx={{ marginLeft: -0.5, paddingInline: 0.5, textDecorationLine: 'none' }}
              {...loadedAhead(FiltersDrawer)}
            >
              {activeCount > 0 ? `Filters (${activeCount})` : 'Filters'}
            </Button>
          </Box>
          <WideOnly>
            {labels.map((label) => (
              <FilterMenu key={label} label={filterLabels[label]} onOpen={onOpenCounts}>
                {() => <LabelFilter of={label} {...{ counts, query, onChange }} />}
              </FilterMenu>
            ))}
            {sizes.length > 0 && (
              <FilterMenu label="Size" onOpen={onOpenCounts}>
                {() => (
                  <SizeFilter sizes={sizes} counts={counts} query={query} onChange={onChange} />
                )}
              </FilterMenu>
            )}
            <FilterMenu label="Price" onOpen={onOpenPrices}>
              {(close) => (
                <PriceFilter
                  range={query}
                  bounds={priceBounds}
                  onApply={(range) => {
                    close();
                    onChange({ ...query, ...range });
                  }}
                />
              )}
            </FilterMenu>
            <FlagFilter query={query} mySizes={mySizes} onChange={onChange} />
            {searchLabel && (
              <SearchField
                label={searchLabel}
                q={query.q}
                onSearch={(q) => onChange({ ...query, q })}
              />
            )}
          </WideOnly>
          <Box sx={{ minWidth: 0, display: 'flex', alignItems: 'center', gap: 2 }}>
            <ResultCount total={total} onlyHeard={countIsInHeading} />
            <SortSelect
              sort={query.sort}
              withWords={Boolean(query.q)}
              onSort={(sort) => onChange({ ...query, sort })}
            />
          </Box>
        </Row>
        <ActiveFilters query={query} onChange={onChange} />
      </Container>
      <OnDemand wanted={drawer.isOpen} onFail={drawer.close}>
        <FiltersDrawer
          open={drawer.isOpen}
          query={query}
          sizes={sizes}
          mySizes={mySizes}
          labels={labels}
          counts={counts}
          total={total}
          searchLabel={searchLabel}
          priceBounds={priceBounds}
          onChange={onChange}
          onClose={drawer.close}
        />
      </OnDemand>
    </Sticky>
  );
}

/** Only heard on a phone, where the bar has no room. */
const Count = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  whiteSpace: 'nowrap',
  [theme.breakpoints.down('md')]: visuallyHidden,
}));

type ResultCountProps = {
  total: number | undefined;
  /** The number is shown elsewhere, and here for a screen reader alone. */
  onlyHeard?: boolean;
};

/** How many products fit, announced whenever it changes. */
function ResultCount({ total, onlyHeard = false }: ResultCountProps) {
  return (
    <Count role="status" style={onlyHeard ? visuallyHidden : undefined}>
      {total !== undefined && productCountText(total)}
    </Count>
  );
}
