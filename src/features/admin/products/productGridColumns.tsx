import { styled } from '@mui/material/styles';
import type { GridColDef } from '@mui/x-data-grid/models';
import { Link as RouterLink } from 'react-router-dom';
import { productFlags } from '../../../../contract/limits.ts';
import { paths } from '../../../../contract/paths.ts';
import { categoryInfo } from '../../../../contract/rules/categories.ts';
import { formatPrice } from '../../../../contract/rules/money.ts';
import { nameInColour } from '../../../../contract/rules/nameInColour.ts';
import { flagmanFirst } from '../../../../contract/rules/pictures.ts';
import { freeUnitsInAll } from '../../../../contract/rules/stock.ts';
import type { AdminProduct } from '../../../../contract/schemas/adminProduct.ts';
import { formatMoment } from '../../../lib/dates.ts';
import { collectionNames } from '../../../lib/flags.ts';
import { sourcesOf } from '../../../lib/pictures.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { DraftBadge } from './DraftBadge.tsx';
import { StockBadge } from './StockBadge.tsx';

const Glance = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  height: '100%',
}));

// Three lines have room, beside a badge two; the whole name is behind the link.
const Name = styled(RouterLink)(({ theme }) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  '&:not(:last-child)': { WebkitLineClamp: 2 },
  overflow: 'hidden',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  lineHeight: 1.4,
  fontWeight: 600,
  color: theme.vars.palette.text.primary,
  textDecorationLine: 'none',
  '&:hover': { textDecorationLine: 'underline' },
}));

const Lines = styled('span')({
  display: 'grid',
  alignContent: 'center',
  height: '100%',
  lineHeight: 1.4,
});

/** Columns hidden until they are chosen. */
export const seldomProductColumns = ['_id', 'rating'];

/** What a tablet has no room for. */
export const tabletHiddenProductColumns = [...seldomProductColumns, 'updated'];

/** What a phone has room for. */
export const phoneProductColumns = ['name', 'stock'];

/** The columns of the admin's product list; those that can be sorted by carry the sort's name. */
export const productGridColumns: GridColDef<AdminProduct>[] = [
  {
    field: 'name',
    headerName: 'Product',
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
          <Name to={paths.modifyProduct(row._id)} tabIndex={tabIndex}>
            {nameInColour(row)}
          </Name>
          {row.draft && <DraftBadge />}
        </Lines>
      </Glance>
    ),
  },
  {
    field: 'category',
    headerName: 'Category',
    sortable: false,
    width: 104,
    valueFormatter: (category: AdminProduct['category']) => categoryInfo[category].name,
  },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 112,
    valueFormatter: (price: number) => formatPrice(price),
  },
  {
    field: 'stock',
    headerName: 'Stock',
    width: 96,
    valueGetter: (_, { sizes }) => freeUnitsInAll(sizes),
    renderCell: ({ row }) => <StockBadge sizes={row.sizes} />,
  },
  {
    field: 'flags',
    headerName: 'Flags',
    sortable: false,
    width: 132,
    valueGetter: (_, row) => flagNames(row).join(', '),
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
    headerName: 'Updated',
    width: 156,
    valueGetter: (_, { updatedAt }) => (updatedAt === undefined ? '' : formatMoment(updatedAt)),
  },
  {
    field: 'rating',
    headerName: 'Rating',
    sortable: false,
    type: 'number',
    width: 96,
  },
  { field: '_id', headerName: 'Number', sortable: false, width: 300 },
];

function flagNames(product: AdminProduct): string[] {
  return productFlags.filter((flag) => product[flag]).map((flag) => collectionNames[flag]);
}
