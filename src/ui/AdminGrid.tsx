import LinearProgress from '@mui/material/LinearProgress';
import { styled, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { GridApi } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef, GridSortModel, GridValidRowModel } from '@mui/x-data-grid/models';
import { type FocusEvent, type ReactNode, useMemo, useRef, useState } from 'react';
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

/** Its space is kept, so that the grid does not move. */
const Progress = styled('div')({ height: 2 });

// A styled component forgets that the grid is generic; its rows are typed by `AdminGrid`.
const Grid = styled(DataGrid)(({ theme }) => dataGridStyles(theme));

export type AdminGridProps<Row extends GridValidRowModel, Sort extends string = string> = {
  /** The grid's accessible name: "Orders". */
  label: string;
  /** The rows of this page. */
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  columns: readonly GridColDef<Row>[];
  /** Columns that are hidden until they are chosen. */
  hiddenColumns?: readonly string[];
  /** The only columns that a phone shows at first; all that are not hidden if not given. */
  phoneColumns?: readonly string[];
  /** Rows over all pages; undefined until it is known. */
  total: number | undefined;
  /** The first page is 1. */
  page: number;
  pageSize: number;
  onPage: (page: number) => void;
  /** The column that the rows are in order of, with a minus in front where it is descending. */
  sort?: Sort | undefined;
  /** The next order asked for; undefined for the usual one. */
  onSort?: (sort: Sort | undefined) => void;
  /** The rows are loading: a skeleton if there are none yet, else a thin bar. */
  loading?: boolean;
  /** In the place of the grid, where there are no rows. */
  empty: ReactNode;
  /** Enter on a cell and a click on a row; the row is also marked while it is open. */
  onOpen?: (row: Row) => void;
  openId?: string | undefined;
  /** Gives each row a box to check. */
  selection?: { ids: readonly string[]; onChange: (ids: string[]) => void };
  rowHeight?: number;
  /** Stands above the grid, beside the choice of columns. */
  tools?: ReactNode;
};

/**
 * A page of rows with sorting, paging and a choice of columns, all controlled by the parent. Arrow
 * keys move between cells, Enter opens a row.
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
  tools,
}: AdminGridProps<Row, Sort>) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [chosen, setChosen] = useState<Record<string, boolean>>({});
  const isShown = (field: string) =>
    chosen[field] ??
    (isPhone && phoneColumns ? phoneColumns.includes(field) : !hiddenColumns.includes(field));

  const isWaiting = loading && rows.length === 0;
  // The grid takes a new array for another order of rows, and goes back to the first page.
  const sortModel = useMemo(() => toSortModel(sort), [sort]);

  // The grid keeps its place for Tab to come back to, but would take the focus with the next rows.
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
      rows={rows}
      getRowId={(row) => getRowId(row as Row)}
      columns={columns as readonly GridColDef[]}
      columnVisibilityModel={Object.fromEntries(
        columns.map(({ field }) => [field, isShown(field)]),
      )}
      rowHeight={rowHeight}
      columnHeaderHeight={48}
      disableColumnMenu
      disableColumnFilter
      loading={isWaiting}
      slotProps={{
        loadingOverlay: { variant: 'skeleton', noRowsVariant: 'skeleton' },
        // Without rows "Select all rows" would select none, and say nothing.
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
              {loading && <LinearProgress aria-label={`Loading ${label}`} sx={{ height: 2 }} />}
            </Progress>
            {grid}
          </div>
        )}
      </Frame>
    </FocusFallback>
  );
}

/** A link or a box inside a cell does what it does, and no more. */
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
