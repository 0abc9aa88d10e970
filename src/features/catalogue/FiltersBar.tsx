import ExpandMore from '@mui/icons-material/ExpandMore';
import Tune from '@mui/icons-material/Tune';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type ReactNode, Suspense, startTransition, useState } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import { lowScreen, navbarHeight } from '../../theme/tokens.ts';
import { lazyComponent, preloadOnIntent } from '../../ui/lazyComponent.tsx';
import { OnDemand } from '../../ui/OnDemand.tsx';
import { useOverlay } from '../../ui/useOverlay.ts';
import { useOptimisticParts } from '../../ui/useSearchWords.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { FlagFilter } from './FlagFilter.tsx';
import { PriceFilter } from './PriceFilter.tsx';
import { activeFilters, type FiltersProps, filterLabels } from './queryFilters.ts';
import { SearchField } from './SearchField.tsx';
import { SortSelect } from './SortSelect.tsx';

const LabelFilter = lazyComponent(() => import('./LabelFilter.tsx'));
const SizeFilter = lazyComponent(() => import('./SizeFilter.tsx'));
const FiltersDrawer = lazyComponent(() => import('./FiltersDrawer.tsx'));

const StickyBar = styled(AppBar)(({ theme }) => ({
  top: navbarHeight.phone,
  zIndex: theme.zIndex.appBar - 1,
  backgroundColor: theme.vars.palette.background.default,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: { top: navbarHeight.desktop },
  [lowScreen]: { position: 'static' },
})) as typeof AppBar;

/** Wraps on phones at 200 % text size. */
const Row = styled(Toolbar)(({ theme }) => ({
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  minHeight: 60,
  flexWrap: 'wrap',
  [theme.breakpoints.up('md')]: { minHeight: 72, flexWrap: 'nowrap' },
  [theme.breakpoints.up('lg')]: { gap: theme.spacing(2) },
}));

const WideOnly = styled(Stack)(({ theme }) => ({
  flexDirection: 'row',
  display: 'none',
  alignItems: 'center',
  gap: 'inherit',
  marginLeft: theme.spacing(-1.5),
  [theme.breakpoints.up('md')]: { display: 'flex' },
}));

type FiltersBarProps = FiltersProps & {
  /** The page heading already shows the count. */
  countIsInHeading?: boolean;
  /** The products have their own order. */
  isPicked?: boolean | undefined;
  /** Called when a filter with counts opens; load the counts. */
  onOpenCounts?: () => void;
  /** Called when the price filter opens; load the price bounds. */
  onOpenPrices?: () => void;
};

/** Filters, number of products and sort order in a bar that sticks below the navbar. */
export function FiltersBar({
  countIsInHeading = false,
  onOpenCounts,
  onOpenPrices,
  ...props
}: FiltersBarProps) {
  const [query, onChange] = useOptimisticParts(props.query, props.onChange);
  const filters = { ...props, query, onChange };
  const { sizes, total, searchLabel, labels = [], priceBounds } = props;
  const drawer = useOverlay('filters');
  const activeCount = activeFilters(query).length;
  return (
    <StickyBar component="div" position="sticky" color="transparent" elevation={0} data-bar>
      <Container>
        <Row disableGutters variant="dense">
          <Box sx={{ display: { md: 'none' } }}>
            <Button
              startIcon={<Tune />}
              aria-haspopup="dialog"
              onClick={() => {
                drawer.open();
                startTransition(() => {
                  onOpenCounts?.();
                  onOpenPrices?.();
                });
              }}
              sx={{ marginLeft: -0.5, paddingInline: 0.5, textDecorationLine: 'none' }}
              {...preloadOnIntent(FiltersDrawer)}
            >
              <span>
                {activeCount > 0
                  ? i18n.t('Filters ({count})', { count: activeCount })
                  : i18n.t('Filters')}
              </span>
            </Button>
          </Box>
          <WideOnly>
            {/* Separate boundary: on phones, a press need not hydrate these. Without the search
            field, whose early input would be lost. */}
            <Suspense>
              {labels.map((label) => (
                <FilterMenu key={label} label={i18n.t(filterLabels[label])} onOpen={onOpenCounts}>
                  {() => <LabelFilter of={label} {...filters} />}
                </FilterMenu>
              ))}
              {sizes.length > 0 && (
                <FilterMenu label={i18n.t('Size')} onOpen={onOpenCounts}>
                  {() => <SizeFilter {...filters} />}
                </FilterMenu>
              )}
              <FilterMenu label={i18n.t('Price')} onOpen={onOpenPrices}>
                {(close) => (
                  <PriceFilter
                    range={query}
                    bounds={priceBounds}
                    onApply={(range) => {
                      close();
                      onChange(range);
                    }}
                  />
                )}
              </FilterMenu>
              <FlagFilter {...filters} />
            </Suspense>
            {searchLabel && (
              <SearchField label={searchLabel} q={query.q} onSearch={(q) => onChange({ q })} />
            )}
          </WideOnly>
          <Stack direction="row" sx={{ minWidth: 0, alignItems: 'center', gap: 2 }}>
            <ResultCount total={total} screenReaderOnly={countIsInHeading} />
            <SortSelect
              sort={query.sort}
              withWords={Boolean(query.q)}
              isPicked={props.isPicked && !query.q}
              onSort={(sort) => onChange({ sort })}
            />
          </Stack>
        </Row>
        <Suspense>
          <ActiveFilters {...filters} />
        </Suspense>
      </Container>
      <OnDemand wanted={drawer.isOpen} onFail={drawer.close}>
        <FiltersDrawer {...filters} open={drawer.isOpen} onClose={drawer.close} />
      </OnDemand>
    </StickyBar>
  );
}

/** Screen-reader only on phones, where the bar has no room. */
const Count = styled(Typography)(({ theme }) => ({
  whiteSpace: 'nowrap',
  [theme.breakpoints.down('md')]: visuallyHidden,
}));

type ResultCountProps = {
  total: number | undefined;
  /** Screen-reader only, because the number is shown elsewhere. */
  screenReaderOnly?: boolean;
};

/** Number of matching products; changes are announced. */
function ResultCount({ total, screenReaderOnly = false }: ResultCountProps) {
  return (
    <Count
      variant="body2"
      color="textSecondary"
      role="status"
      style={screenReaderOnly ? visuallyHidden : undefined}
    >
      {total !== undefined &&
        i18n.t('{count, plural, one {# product} other {# products}}', { count: total })}
    </Count>
  );
}

const Popover = lazyComponent(() => import('@mui/material/Popover'));

type FilterMenuProps = {
  label: string;
  onOpen?: (() => void) | undefined;
  /** Renders the filter; `close` closes the panel. */
  children: (close: () => void) => ReactNode;
};

/** Button that opens a panel with one filter. */
export function FilterMenu({ label, onOpen, children }: FilterMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        endIcon={<ExpandMore />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          onOpen?.();
        }}
        sx={{ paddingInline: 1.5, textDecorationLine: 'none' }}
        {...preloadOnIntent(Popover)}
      >
        {label}
      </Button>
      <OnDemand wanted={anchor !== null} onFail={close}>
        <Popover
          open={anchor !== null}
          anchorEl={anchor}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          onClose={close}
          slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { mt: 1.5 } } }}
        >
          <Box sx={{ p: 3, width: 376 }}>{children(close)}</Box>
        </Popover>
      </OnDemand>
    </>
  );
}
