import type { AdminCatalogueQuery } from '../../../../contract/rules/productList.ts';
import type { AdminProduct } from '../../../../contract/schemas/adminProduct.ts';
import { AdminGrid, type AdminGridProps, type GridSort } from '../../../ui/AdminGrid.tsx';
import {
  phoneProductColumns,
  productGridColumns,
  seldomProductColumns,
} from './productGridColumns.tsx';

type Sort = AdminCatalogueQuery['sort'];

type ProductsGridProps = Pick<
  AdminGridProps<AdminProduct>,
  'total' | 'page' | 'pageSize' | 'onPage' | 'loading' | 'empty' | 'tools'
> & {
  products: readonly AdminProduct[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** The ids of the rows that are checked. */
  selected: readonly string[];
  onSelect: (ids: string[]) => void;
  onOpen: (product: AdminProduct) => void;
};

/** A page of the shop's products, to be opened, or checked for a change of several. */
export function ProductsGrid({
  products,
  sort,
  onSort,
  selected,
  onSelect,
  ...rest
}: ProductsGridProps) {
  return (
    <AdminGrid
      {...rest}
      label="Products"
      rows={products}
      getRowId={({ _id }) => _id}
      columns={productGridColumns}
      hiddenColumns={seldomProductColumns}
      phoneColumns={phoneProductColumns}
      rowHeight={76}
      sort={toGridSort(sort)}
      onSort={(next) => onSort(fromGridSort(next))}
      selection={{ ids: selected, onChange: onSelect }}
    />
  );
}

const columns = ['name', 'price', 'stock', 'updated'] as const;

function toGridSort(sort: Sort): GridSort | undefined {
  if (!sort) return undefined;
  return { field: sort.replace('-', ''), direction: sort.startsWith('-') ? 'desc' : 'asc' };
}

function fromGridSort(sort: GridSort | undefined): Sort {
  const column = columns.find((name) => name === sort?.field);
  return column && (sort?.direction === 'desc' ? `-${column}` : column);
}
