import LinearProgress from '@mui/material/LinearProgress';
import { styled, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { GridApi, GridLocaleText } from '@mui/x-data-grid';
import { GridRow, type GridRowProps } from '@mui/x-data-grid/components';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef, GridSortModel, GridValidRowModel } from '@mui/x-data-grid/models';
import {
  createContext,
  type FocusEvent,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { i18n } from '../../contract/i18n.ts';
import { dataGridStyles } from '../theme/dataGrid.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import { FocusFallback } from './FocusFallback.tsx';

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  minWidth: 0,
}));

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(2),
  '& > :last-child': { marginLeft: 'auto' },
}));

/** Reserves the height of the progress bar. */
const Progress = styled('div')({ height: 2 });

// `styled` loses the grid's type parameter; `AdminGrid` types the rows instead.
const Grid = styled(DataGrid)(({ theme }) => dataGridStyles(theme));

export type AdminGridProps<Row extends GridValidRowModel, Sort extends string = string> = {
  /** Accessible name, for example "Orders". */
  label: string;
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** Sortable unless `sortable: false`: `onSort` receives the `field`, which must be a sort. */
  columns: readonly GridColDef<Row>[];
  /** Columns hidden by default: a new one takes its width from the others. */
  hiddenColumns?: readonly string[];
  /** Columns shown on phones by default; defaults to all that are not hidden. */
  phoneColumns?: readonly string[];
  /** Number of rows over all pages; undefined while loading. */
  total: number | undefined;
  /** 1-based page number. */
  page: number;
  pageSize: number;
  onPage: (page: number) => void;
  /** Sort column, prefixed with a minus for descending order. */
  sort?: Sort | undefined;
  /** Receives the requested sort; undefined for the default. */
  onSort?: (sort: Sort | undefined) => void;
  /** Shows a skeleton without rows, else a thin progress bar. */
  loading?: boolean;
  /** Replaces the grid if there are no rows. */
  empty: ReactNode;
  /** Called on Enter in a cell and on a row click; `openId` marks the open row. */
  onOpen?: (row: Row) => void;
  openId?: string | undefined;
  selection?: { ids: readonly string[]; onChange: (ids: string[]) => void };
  rowHeight?: number;
  /** Rows grow with texts that wrap; `rowHeight` is then only an estimate. */
  wraps?: boolean;
  /** Shown above the grid, beside the column selector. */
  tools?: ReactNode;
};

/**
 * Data grid with server-side sorting and paging, controlled by the parent, and a column selector.
 * Arrow keys move between cells, Enter opens a row.
 */
export function AdminGrid<Row extends GridValidRowModel, Sort extends string = string>({
  label,
  rows,
  getRowId,
  columns,
  hiddenColumns = [],
  phoneColumns,
  total,
  page,
  pageSize,
  onPage,
  sort,
  onSort,
  loading = false,
  empty,
  onOpen,
  openId,
  selection,
  rowHeight = 56,
  wraps = false,
  tools,
}: AdminGridProps<Row, Sort>) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [chosen, setChosen] = useState<Record<string, boolean>>({});
  const isShown = (field: string) =>
    chosen[field] ??
    (isPhone && phoneColumns ? phoneColumns.includes(field) : !hiddenColumns.includes(field));

  const localeText = useLocaleText();
  const isWaiting = loading && rows.length === 0;
  // Memoized, because the grid returns to the first page for a new array.
  const sortModel = useMemo(() => toSortModel(sort), [sort]);

  // The grid remembers its focused cell after blur, and would steal the focus when rows change.
  const api = useRef<GridApi>(null);
  function forgetFocus({ relatedTarget }: FocusEvent) {
    const root = api.current?.rootElementRef?.current;
    if (!root || root.contains(relatedTarget as Node | null)) return;
    api.current?.setState((state) => ({
      ...state,
      focus: { ...state.focus, cell: null, columnHeader: null },
    }));
  }

  const grid = (
    <Grid
      apiRef={api}
      aria-label={label}
      localeText={localeText ?? english}
      rows={rows}
      getRowId={(row) => getRowId(row as Row)}
      columns={columns as readonly GridColDef[]}
      columnVisibilityModel={Object.fromEntries(
        columns.map(({ field }) => [field, isShown(field)]),
      )}
      rowHeight={rowHeight}
      getRowHeight={wraps ? heightOfTexts : undefined}
      columnHeaderHeight={48}
      disableColumnMenu
      disableColumnFilter
      loading={isWaiting}
      slots={pagedSlots}
      slotProps={{
        // Count all pages, not just this one; -1 means unknown.
        main: { 'aria-rowcount': total === undefined ? -1 : total + 1 },
        loadingOverlay: { variant: 'skeleton', noRowsVariant: 'skeleton' },
        // "Select all rows" would do nothing without rows.
        baseCheckbox: { disabled: isWaiting },
      }}
      hideFooterPagination={isWaiting}
      rowCount={total ?? -1}
      paginationMode="server"
      paginationModel={{ page: page - 1, pageSize }}
      pageSizeOptions={[pageSize]}
      onPaginationModelChange={(model) => model.page !== page - 1 && onPage(model.page + 1)}
      sortingMode="server"
      sortModel={sortModel}
      onSortModelChange={(model) => onSort?.(fromSortModel(model) as Sort | undefined)}
      checkboxSelection={selection !== undefined}
      disableRowSelectionOnClick
      disableRowSelectionExcludeModel
      keepNonExistentRowsSelected
      rowSelectionModel={{ type: 'include', ids: new Set(selection?.ids) }}
      onRowSelectionModelChange={({ ids }) => selection?.onChange([...ids].map(String))}
      getRowClassName={({ id }) => (id === openId ? 'is-open' : '')}
      onRowClick={({ row }, { target }) => !isControl(target) && onOpen?.(row as Row)}
      onCellKeyDown={({ row }, event) => {
        if (event.key !== 'Enter' || isControl(event.target)) return;
        event.preventDefault();
        onOpen?.(row as Row);
      }}
    />
  );

  return (
    <FocusFallback label={label}>
      <Frame onBlur={forgetFocus}>
        <Tools>
          {tools}
          <ColumnChoice
            columns={columns.flatMap(({ field, headerName, hideable = true }) =>
              hideable ? [{ field, name: headerName ?? field, shown: isShown(field) }] : [],
            )}
            onToggle={(field) => setChosen({ ...chosen, [field]: !isShown(field) })}
          />
        </Tools>
        {rows.length === 0 && !loading ? (
          empty
        ) : (
          <div>
            <Progress>
              {(loading || !localeText) && (
                <LinearProgress
                  aria-label={i18n.t('Loading {label}', { label })}
                  sx={{ height: 2 }}
                />
              )}
            </Progress>
            <RowsBefore value={(page - 1) * pageSize}>{localeText && grid}</RowsBefore>
          </div>
        )}
      </Frame>
    </FocusFallback>
  );
}

const english: Partial<GridLocaleText> = {};
/** MUI X's texts in the language in use, or its English ones if they fail; undefined while they load. */
function useLocaleText() {
  const isBuiltIn = i18n.locale === 'en';
  const [texts, setTexts] = useState(isBuiltIn ? english : undefined);
  useEffect(() => {
    if (isBuiltIn) return;
    import('./gridTexts.ts').then(
      ({ textsIn }) => setTexts(textsIn(i18n.locale)),
      () => setTexts(english),
    );
  }, [isBuiltIn]);
  return texts;
}

const heightOfTexts = () => 'auto' as const;
const RowsBefore = createContext(0);

/** Row whose index includes the previous pages, which the grid does not know. */
function PagedRow(props: GridRowProps) {
  const before = useContext(RowsBefore);
  // 1-based, and the header is the first row.
  return <GridRow {...props} aria-rowindex={before + props.index + 2} />;
}

const pagedSlots = { row: PagedRow };

/** True for controls inside a cell, which must not also open the row. */
function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a, button, input') !== null;
}

function toSortModel(sort: string | undefined): GridSortModel {
  if (!sort) return [];
  return [{ field: sort.replace('-', ''), sort: sort.startsWith('-') ? 'desc' : 'asc' }];
}

function fromSortModel([first]: GridSortModel): string | undefined {
  return first?.sort === 'desc' ? `-${first.field}` : first?.field;
}
