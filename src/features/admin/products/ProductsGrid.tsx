import type { AdminCatalogueQuery } from '../../../../contract/rules/productList.ts';
import type { AdminProduct } from '../../../../contract/schemas/adminProduct.ts';
import { AdminGrid, type AdminGridProps } from '../../../ui/AdminGrid.tsx';
import {
  phoneProductColumns,
  productGridColumns,
  seldomProductColumns,
} from './productGridColumns.tsx';

type ProductsGridProps = Omit<
  AdminGridProps<AdminProduct, NonNullable<AdminCatalogueQuery['sort']>>,
  'label' | 'getRowId' | 'columns' | 'hiddenColumns' | 'phoneColumns' | 'rowHeight'
>;

/** A page of the shop's products, to be opened, or checked for a change of several. */
export function ProductsGrid(props: ProductsGridProps) {
  return (
    <AdminGrid
      {...props}
      label="Products"
      getRowId={({ _id }) => _id}
      columns={productGridColumns}
      hiddenColumns={seldomProductColumns}
      phoneColumns={phoneProductColumns}
      rowHeight={76}
    />
  );
}
