import Chip, { type ChipProps } from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { GridColDef } from '@mui/x-data-grid/models';
import { type ReactNode, useMemo } from 'react';
import { adminPaths } from '../../../../contract/adminPaths.ts';
import { i18n } from '../../../../contract/i18n.ts';
import { productFlags } from '../../../../contract/limits.ts';
import { listed } from '../../../../contract/rules/beside.ts';
import { categoryInfo } from '../../../../contract/rules/categories.ts';
import { zoneNote } from '../../../../contract/rules/days.ts';
import { formatPrice } from '../../../../contract/rules/money.ts';
import { nameInColour } from '../../../../contract/rules/nameInColour.ts';
import { flagmanFirst } from '../../../../contract/rules/pictures.ts';
import type { AdminCatalogueQuery } from '../../../../contract/rules/productList.ts';
import { isLowStock, totalAvailableUnits } from '../../../../contract/rules/stock.ts';
import type { AdminProduct } from '../../../../contract/schemas/adminProduct.ts';
import type { ProductSize } from '../../../../contract/schemas/product.ts';
import { formatShortMoment } from '../../../lib/dates.ts';
import { collectionNames } from '../../../lib/labels.ts';
import { sourcesOf } from '../../../lib/pictures.ts';
import { AdminGrid, type AdminGridProps } from '../../../ui/AdminGrid.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Picture } from '../../../ui/Picture.tsx';

type ProductsGridProps = Pick<
  AdminGridProps<AdminProduct>,
  'rows' | 'total' | 'page' | 'pageSize' | 'onPage' | 'loading' | 'selection' | 'onOpen'
> & {
  query: AdminCatalogueQuery;
  onChange: (query: AdminCatalogueQuery) => void;
  /** Replaces the number of products above the grid. */
  tools?: ReactNode;
};

/** One page of products with links and checkboxes for bulk actions. */
export function ProductsGrid({ query, onChange, tools, ...props }: ProductsGridProps) {
  const { sort, ...filters } = query;
  const isFiltered = Object.values(filters).some(Boolean);
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'));
  const columns = useMemo(productGridColumns, []);
  return (
    <AdminGrid
      {...props}
      label={i18n.t('Products')}
      getRowId={({ _id }) => _id}
      columns={columns}
      hiddenColumns={isNarrow ? tabletHiddenProductColumns : defaultHiddenColumns}
      phoneColumns={phoneProductColumns}
      rowHeight={76}
      sort={sort}
      onSort={(next) => onChange({ ...query, sort: next })}
      empty={
        isFiltered ? (
          <EmptyState
            title={i18n.t('No products match')}
            next={{ label: i18n.t('Show all products'), onClick: () => onChange({}) }}
          />
        ) : (
          <EmptyState
            title={i18n.t('There are no products yet')}
            next={{ label: i18n.t('Add the first product'), to: adminPaths.addProduct }}
          />
        )
      }
      tools={
        tools || (
          <Typography variant="body2" color="textSecondary" role="status">
            {props.total !== undefined &&
              i18n.t('{products, plural, one {# product} other {# products}}', {
                products: props.total,
              })}
          </Typography>
        )
      }
    />
  );
}

const Glance = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  height: '100%',
}));

// Clamp to three lines, or two with a badge; the linked page shows the whole name.
const Name = styled(Link)({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  '&:not(:last-child)': { WebkitLineClamp: 2 },
  overflow: 'hidden',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  lineHeight: 1.4,
  fontWeight: 600,
});

const Lines = styled('span')({
  display: 'grid',
  alignContent: 'center',
  height: '100%',
  lineHeight: 1.4,
});

const defaultHiddenColumns = ['_id', 'rating'];

const tabletHiddenProductColumns = [...defaultHiddenColumns, 'updated'];

const phoneProductColumns = ['name', 'stock'];

/** Columns of the admin product list. The field of a sortable column is the name of its sort. */
function productGridColumns(): GridColDef<AdminProduct>[] {
  return [
    {
      field: 'name',
      headerName: i18n.t('Product'),
      hideable: false,
      flex: 1,
      minWidth: 148,
      renderCell: ({ row, tabIndex }) => (
        <Glance>
          <Picture
            {...sourcesOf(flagmanFirst(row.images)[0])}
            alt=""
            letter={row.name.charAt(0)}
            sizes="44px"
          />
          <Lines>
            <Name
              href={adminPaths.modifyProduct(row._id)}
              color="textPrimary"
              underline="hover"
              tabIndex={tabIndex}
            >
              {nameInColour(row)}
            </Name>
            {row.draft && <DraftBadge />}
          </Lines>
        </Glance>
      ),
    },
    {
      field: 'category',
      headerName: i18n.t('Category'),
      sortable: false,
      width: 104,
      valueFormatter: (category: AdminProduct['category']) => i18n.t(categoryInfo[category].name),
    },
    {
      field: 'price',
      headerName: i18n.t('Price'),
      type: 'number',
      width: 112,
      valueFormatter: (price: number) => formatPrice(price),
    },
    {
      field: 'stock',
      headerName: i18n.t('Stock'),
      width: 96,
      valueGetter: (_, { sizes }) => totalAvailableUnits(sizes),
      renderCell: ({ row }) => <StockBadge sizes={row.sizes} />,
    },
    {
      field: 'flags',
      headerName: i18n.t('Flags'),
      sortable: false,
      width: 132,
      valueGetter: (_, row) => listed(flagNames(row)),
      renderCell: ({ row }) => (
        <Lines>
          {flagNames(row).map((flag) => (
            <span key={flag}>{flag}</span>
          ))}
        </Lines>
      ),
    },
    {
      field: 'updated',
      headerName: i18n.t('Updated') + zoneNote(),
      width: 184,
      valueGetter: (_, { updatedAt }) =>
        updatedAt === undefined ? '' : formatShortMoment(updatedAt),
    },
    {
      field: 'rating',
      headerName: i18n.t('Rating'),
      sortable: false,
      type: 'number',
      width: 96,
    },
    { field: '_id', headerName: i18n.t('Number'), sortable: false, width: 300 },
  ];
}

function flagNames(product: AdminProduct): string[] {
  return productFlags.filter((flag) => product[flag]).map((flag) => i18n.t(collectionNames[flag]));
}

const Mark = styled(Chip)<Pick<ChipProps<'small'>, 'component'>>(({ theme }) => ({
  ...theme.typography.caption,
  justifySelf: 'start',
  height: 'auto',
  paddingInline: theme.spacing(0.75),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  background: 'none',
  color: theme.vars.palette.text.secondary,
}));

/** Marks a product that only admins see. */
export function DraftBadge() {
  return <Mark component="small" label={i18n.t('Draft')} />;
}

const Units = styled(Stack)({
  justifyContent: 'center',
  height: '100%',
  lineHeight: 1.4,
  '& > small': {
    ...{ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 3 },
    ...{ overflow: 'hidden', fontWeight: 600, whiteSpace: 'normal' },
  },
});

/** Available units of a product; warns if sizes are low or sold out. */
export function StockBadge({ sizes }: { sizes: readonly ProductSize[] }) {
  const free = totalAvailableUnits(sizes);
  const low = sizes.filter((size) => isLowStock(size)).map(({ size }) => size);
  return (
    <Units>
      <span>{free}</span>
      {free === 0 && (
        <Typography component="small" variant="caption" color="error">
          {sizes.length === 0 ? i18n.t('No sizes') : i18n.t('Sold out')}
        </Typography>
      )}
      {free > 0 && low.length > 0 && (
        <Typography component="small" variant="caption" color="warning">
          {i18n.t('Low: {sizes}', { sizes: listed(low) })}
        </Typography>
      )}
    </Units>
  );
}
