import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { i18n } from '../../../../contract/i18n.ts';
import type { Order } from '../../../../contract/schemas/order.ts';
import { touchLink } from '../../../theme/touchLink.ts';
import { StandaloneLink } from '../../../ui/SectionLink.ts';

const Facts = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: theme.spacing(1, 2),
  overflowWrap: 'anywhere',
  '& dt': { color: theme.vars.palette.text.secondary },
  '& a': touchLink,
}));

type OrderContactProps = {
  order: Pick<Order, 'fullName' | 'email' | 'phone' | 'address' | 'isGuest' | 'manualPayment'>;
  /** Path of the customer’s page; absent on the customer’s page, and if the server has none. */
  customerPath?: string | undefined;
};

export function OrderContact({ order, customerPath }: OrderContactProps) {
  const { fullName, email, phone, address } = order;
  const facts = [
    [i18n.t('Name'), fullName],
    [i18n.t('Email'), email && <Link href={`mailto:${email}`}>{email}</Link>],
    [
      i18n.t('Phone'),
      phone && (
        <Link href={`tel:${phone}`} dir="ltr">
          {phone}
        </Link>
      ),
    ],
    [i18n.t('Address'), address],
  ].filter(([, fact]) => fact) as [name: string, fact: ReactNode][];
  return (
    <section aria-label={i18n.t('Customer')}>
      <Typography variant="h5" component="h3" sx={{ mb: 1 }}>
        {order.isGuest ? i18n.t('Guest') : i18n.t('Customer')}
      </Typography>
      {facts.length > 0 ? (
        <Facts>
          {facts.map(([name, fact]) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{fact}</dd>
            </Fragment>
          ))}
        </Facts>
      ) : (
        <Typography variant="body2">{noContactText(order)}</Typography>
      )}
      {customerPath && (
        <StandaloneLink href={customerPath}>{i18n.t('Customer’s page')}</StandaloneLink>
      )}
    </section>
  );
}

function noContactText({ isGuest, manualPayment }: OrderContactProps['order']): string {
  if (manualPayment) return i18n.t('Manual order without contact details.');
  return isGuest
    ? i18n.t('The guest’s details have been deleted.')
    : i18n.t('This account has been deleted.');
}
