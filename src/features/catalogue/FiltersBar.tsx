import visuallyHidden from '@mui/utils/visuallyHidden';
import { pluralize } from '../../lib/pluralize.ts';
import { container, hiddenFromMd } from '../../theme/layout.css.ts';
import { Button } from '../../ui/Button.tsx';
import { TuneIcon } from '../../ui/icons.tsx';
import { lazyMuiComponent, loadedAhead } from '../../ui/lazyComponent.tsx';
import { OnDemand } from '../../ui/OnDemand.tsx';
import { useOverlay } from '../../ui/useOverlay.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { FilterMenu } from './FilterMenu.tsx';
import * as css from './FiltersBar.css.ts';
import { FlagFilter } from './FlagFilter.tsx';
import { LabelFilter } from './LabelFilter.tsx';
import { PriceFilter } from './PriceFilter.tsx';
import { activeFilters, type FiltersProps, filterLabels } from './queryFilters.ts';
import { SearchField } from './SearchField.tsx';
import { SizeFilter } from './SizeFilter.tsx';
import { SortSelect } from './SortSelect.tsx';

const FiltersDrawer = lazyMuiComponent(() => import('./FiltersDrawer.tsx'));

type FiltersBarProps = FiltersProps & {
  /** The number stands in the heading of the page already. */
  countIsInHeading?: boolean;
  /** Now the counts are of use. */
  onOpenCounts?: () => void;
  /** Now the bounds are of use. */
  onOpenPrices?: () => void;
};

/** Filters, number of products and order, in a bar that stays below the navbar. */
export function FiltersBar({
  countIsInHeading = false,
  onOpenCounts,
  onOpenPrices,
  ...filters
}: FiltersBarProps) {
  const { query, sizes, total, searchLabel } = filters;
  const { labels = [], priceBounds, onChange } = filters;
  const drawer = useOverlay('filters');
  const activeCount = activeFilters({ ...query, q: undefined }).length;
  return (
    <div className={css.bar} data-bar>
      <div className={container}>
        <div className={css.row}>
          <div className={hiddenFromMd}>
            <Button
              className={css.opener}
              startIcon={<TuneIcon />}
              aria-haspopup="dialog"
              onClick={() => {
                drawer.open();
                onOpenCounts?.();
                onOpenPrices?.();
              }}
              {...loadedAhead(FiltersDrawer)}
            >
              <span>{activeCount > 0 ? `Filters (${activeCount})` : 'Filters'}</span>
            </Button>
          </div>
          <div className={css.wideOnly}>
            {labels.map((label) => (
              <FilterMenu key={label} label={filterLabels[label]} onOpen={onOpenCounts}>
                {() => <LabelFilter of={label} {...filters} />}
              </FilterMenu>
            ))}
            {sizes.length > 0 && (
              <FilterMenu label="Size" onOpen={onOpenCounts}>
                {() => <SizeFilter {...filters} />}
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
            <FlagFilter {...filters} />
            {searchLabel && (
              <SearchField
                label={searchLabel}
                q={query.q}
                onSearch={(q) => onChange({ ...query, q })}
              />
            )}
          </div>
          <div className={css.result}>
            <ResultCount total={total} onlyHeard={countIsInHeading} />
            <SortSelect
              sort={query.sort}
              withWords={Boolean(query.q)}
              onSort={(sort) => onChange({ ...query, sort })}
            />
          </div>
        </div>
        <ActiveFilters {...filters} />
      </div>
      <OnDemand wanted={drawer.isOpen} onFail={drawer.close}>
        <FiltersDrawer {...filters} open={drawer.isOpen} onClose={drawer.close} />
      </OnDemand>
    </div>
  );
}

type ResultCountProps = {
  total: number | undefined;
  /** The number is shown elsewhere, and here for a screen reader alone. */
  onlyHeard?: boolean;
};

/** How many products fit, announced whenever it changes. */
function ResultCount({ total, onlyHeard = false }: ResultCountProps) {
  return (
    <p className={css.count} role="status" style={onlyHeard ? visuallyHidden : undefined}>
      {total !== undefined && pluralize(total, 'product')}
    </p>
  );
}
