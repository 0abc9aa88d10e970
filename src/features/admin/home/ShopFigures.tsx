import Alert from '@mui/material/Alert';
import Box, { type BoxProps } from '@mui/material/Box';
import LinearProgress, { linearProgressClasses } from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { adminPaths } from '../../../../contract/adminPaths.ts';
import { i18n } from '../../../../contract/i18n.ts';
import { sumDollars } from '../../../../contract/rules/amounts.ts';
import { formatCount, formatPrice } from '../../../../contract/rules/money.ts';
import { nameInColour } from '../../../../contract/rules/nameInColour.ts';
import { withSize } from '../../../../contract/rules/sizeTexts.ts';
import type { ShopSummary } from '../../../../contract/schemas/summary.ts';
import { TableCard } from '../frame/TableCard.tsx';
import { useMay } from '../frame/useMay.ts';
import { OpenReturns, type OpenReturnsProps, OrdersToShip } from './OrdersToShip.tsx';
import { PageSpeeds } from './PageSpeeds.tsx';
import { RevenueCard } from './RevenueCard.tsx';

/** Cards of the admin home: stacked, or side by side on wide screens. */
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.spacing(2),
  marginTop: theme.spacing(2),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('xl')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

type ShopFiguresProps = {
  /** `abandoned` is absent where checkouts are not counted, `speed` where speed is not measured. */
  summary: Omit<ShopSummary, 'abandoned'> &
    Partial<Pick<ShopSummary, 'abandoned'>> & {
      /** No payment state is known to mean paid: hides revenue, best sellers and orders to ship. */
      paidUnknown?: boolean;
    };
  /** URL of the list of all orders to ship. */
  toShipAt: string;
  openReturns?: OpenReturnsProps | undefined;
};

/** Shop dashboard: revenue, orders to ship, best sellers, low stock and page speed. */
export function ShopFigures({ summary, toShipAt, openReturns }: ShopFiguresProps) {
  const { revenue, refunded, toShip, bestSellers, lowSizes, abandoned, speed } = summary;
  return (
    <>
      {summary.paidUnknown ? (
        <Alert severity="info">
          {i18n.t(
            'None of this shop’s payment states is called “paid”, so revenue, paid orders, best sellers and orders to ship are not shown.',
          )}
        </Alert>
      ) : (
        <>
          <KeyFigures {...{ revenue, refunded, abandoned }} toShip={toShip.count} />
          <RevenueCard revenue={revenue} />
        </>
      )}
      <Columns>
        <Stack sx={{ gap: 2, '&:empty': { display: 'none' } }}>
          {!summary.paidUnknown && <OrdersToShip {...toShip} allAt={toShipAt} />}
          {openReturns && openReturns.total > 0 && <OpenReturns {...openReturns} />}
        </Stack>
        {!summary.paidUnknown && <BestSellers sellers={bestSellers} />}
        <LowSizes sizes={lowSizes} />
        {speed && <PageSpeeds speed={speed} />}
      </Columns>
    </>
  );
}

export function ShopFiguresSkeleton() {
  return (
    <Box role="status" aria-label={i18n.t('Loading the figures')}>
      <Skeleton height={92} sx={{ mb: 2 }} />
      <Skeleton height={350} />
      <Columns>
        <Skeleton height={320} />
        <Skeleton height={320} />
        <Skeleton height={320} />
      </Columns>
    </Box>
  );
}

const Bar = styled(LinearProgress)(({ theme }) => ({
  height: 6,
  marginTop: theme.spacing(0.5),
  backgroundColor: 'transparent',
  [`& .${linearProgressClasses.bar}`]: { transition: 'none' },
}));

export function BestSellers({ sellers }: { sellers: ShopSummary['bestSellers'] }) {
  const max = Math.max(1, ...sellers.map(({ units }) => units));
  return (
    <TableCard
      title={i18n.t('Best sellers')}
      columns={[i18n.t('Product'), i18n.t('Sold'), i18n.t('Revenue')]}
      emptyText={i18n.t('Nothing was sold in this period.')}
      rows={sellers.map(({ productId, units, total, ...product }) => (
        <TableRow key={productId}>
          <TableCell component="th" scope="row">
            <ProductLink id={productId}>{nameInColour(product)}</ProductLink>
            <Bar aria-hidden variant="determinate" color="secondary" value={(100 * units) / max} />
          </TableCell>
          <TableCell>{units}</TableCell>
          <TableCell>{formatPrice(total)}</TableCell>
        </TableRow>
      ))}
    />
  );
}

type ProductLinkProps = { id: string; 'aria-label'?: string; children: string };

/** Link to a product's form; plain text for roles without it. */
function ProductLink({ id, ...link }: ProductLinkProps) {
  const may = useMay();
  if (!may('products:write')) return <span>{link.children}</span>;
  return <Link href={adminPaths.modifyProduct(id)} underline="hover" {...link} />;
}

function SoldOut() {
  return (
    <Typography component="span" variant="inherit" color="error">
      <b>{i18n.t('Sold out')}</b>
    </Typography>
  );
}

/** Low or sold-out sizes with the number of waiting customers, linked to the product's form. */
export function LowSizes({ sizes }: { sizes: ShopSummary['lowSizes'] }) {
  const showsWaiting = sizes.some(({ waiting }) => waiting);
  return (
    <TableCard
      title={i18n.t('Low stock')}
      columns={[
        i18n.t('Product'),
        i18n.t('Size'),
        i18n.t({ id: 'Left (remaining)', message: 'Left' }),
        ...(showsWaiting ? [i18n.t('Waiting')] : []),
      ]}
      emptyText={i18n.t('No size is low on stock.')}
      rows={sizes.map(({ productId, size, free, waiting, ...product }) => (
        <TableRow key={`${productId} ${size}`}>
          <TableCell component="th" scope="row">
            <ProductLink id={productId} aria-label={withSize(nameInColour(product), size)}>
              {nameInColour(product)}
            </ProductLink>
          </TableCell>
          <TableCell>{size}</TableCell>
          <TableCell>{free === 0 ? <SoldOut /> : free}</TableCell>
          {showsWaiting && <TableCell>{waiting || '–'}</TableCell>}
        </TableRow>
      ))}
    />
  );
}

const Figures = styled(Box)<Pick<BoxProps<'dl'>, 'component'>>(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8.75rem, 1fr))',
  gap: theme.spacing(2),
  marginBottom: theme.spacing(2),
  '& > div': {
    paddingTop: theme.spacing(1),
    borderTop: `2px solid ${theme.vars.palette.text.primary}`,
  },
  '& dd:first-of-type': {
    fontSize: theme.typography.h3.fontSize,
    fontWeight: 500,
    lineHeight: theme.typography.h3.lineHeight,
    [theme.breakpoints.down('sm')]: { fontSize: theme.typography.h4.fontSize },
  },
}));

type KeyFiguresProps = Pick<ShopSummary, 'revenue' | 'refunded'> & {
  toShip: number;
  /** Undefined if the server does not count checkouts. */
  abandoned: ShopSummary['abandoned'] | undefined;
};

export function KeyFigures({ revenue, refunded, toShip, abandoned }: KeyFiguresProps) {
  const days = revenue.length;
  const orders = revenue.reduce((sum, day) => sum + day.orders, 0);
  return (
    <Figures component="dl">
      <Figure
        name={i18n.t('Revenue')}
        note={i18n.t(
          '{days, plural, one {in # day, without refunds} other {in # days, without refunds}}',
          { days },
        )}
      >
        {formatPrice(sumDollars(revenue.map(({ total }) => total)))}
      </Figure>
      <Figure
        name={i18n.t('Paid orders')}
        note={i18n.t('{days, plural, one {in # day} other {in # days}}', { days })}
      >
        {formatCount(orders)}
      </Figure>
      <Figure
        name={i18n.t({ id: 'Refunded (amount)', message: 'Refunded' })}
        note={i18n.t(
          '{orders, plural, one {# order} other {# orders}} {days, plural, one {in # day} other {in # days}}',
          { orders: refunded.count, days },
        )}
      >
        {formatPrice(refunded.total)}
      </Figure>
      <Figure name={i18n.t('To ship')} note={i18n.t('now')}>
        {formatCount(toShip)}
      </Figure>
      {abandoned && (
        <Figure
          name={i18n.t('Abandoned checkouts')}
          note={i18n.t('{days, plural, one {{total} in # day} other {{total} in # days}}', {
            total: formatPrice(abandoned.total),
            days,
          })}
        >
          {formatCount(abandoned.count)}
        </Figure>
      )}
    </Figures>
  );
}

type FigureProps = { name: string; note: string; children: ReactNode };

function Figure({ name, note, children }: FigureProps) {
  return (
    <div>
      <Typography component="dt" variant="body2" color="textSecondary">
        {name}
      </Typography>
      <Typography component="dd">{children}</Typography>
      <Typography component="dd" variant="caption" color="textSecondary">
        {note}
      </Typography>
    </div>
  );
}
