import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { paths } from '../../../../contract/paths.ts';
import type { AdminCatalogueQuery } from '../../../../contract/rules/productList.ts';
import type { AdminProduct } from '../../../../contract/schemas/adminProduct.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { AdminGrid, type AdminGridProps } from '../../../ui/AdminGrid.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import {
  phoneProductColumns,
  productGridColumns,
  seldomProductColumns,
  tabletHiddenProductColumns,
} from './productGridColumns.tsx';

type ProductsGridProps = Pick<
  AdminGridProps<AdminProduct>,
  'rows' | 'total' | 'page' | 'pageSize' | 'onPage' | 'loading' | 'selection' | 'onOpen'
> & {
  query: AdminCatalogueQuery;
  onChange: (query: AdminCatalogueQuery) => void;
  /** Shown above the grid instead of the number of products. */
  tools?: ReactNode;
};

/** A page of products, to be opened, or checked for bulk actions. */
export function ProductsGrid({ query, onChange, tools, ...props }: ProductsGridProps) {
  const { sort, ...filters } = query;
  const isFiltered = Object.values(filters).some(Boolean);
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'));
  return (
    <AdminGrid
      {...props}
      label="Products"
      getRowId={({ _id }) => _id}
      columns={productGridColumns}
      hiddenColumns={isNarrow ? tabletHiddenProductColumns : seldomProductColumns}
      phoneColumns={phoneProductColumns}
      rowHeight={76}
      sort={sort}
      onSort={(next) => onChange({ ...query, sort: next })}
      empty={
        isFiltered ? (
          <EmptyState
            title="No products match"
            next={{ label: 'Show all products', onClick: () => onChange({}) }}
          />
        ) : (
          <EmptyState
            title="There are no products yet"
            next={{ label: 'Add the first product', to: paths.addProduct }}
          />
        )
      }
      tools={
        tools || (
          <Typography variant="body2" color="textSecondary" role="status">
            {props.total !== undefined && pluralize(props.total, 'product')}
          </Typography>
        )
      }
    />
  );
}
