import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { object, string } from 'yup';
import { adminPaths } from '../../../../contract/adminPaths.ts';
import { i18n } from '../../../../contract/i18n.ts';
import { paths } from '../../../../contract/paths.ts';
import { priceIn } from '../../../../contract/rules/inCurrency.ts';
import { ownerLimits } from '../../../../contract/rules/ownerLimits.ts';
import type { CustomerDetails } from '../../../../contract/schemas/customers.ts';
import { formatDate } from '../../../lib/dates.ts';
import { orderName } from '../../../lib/labels.ts';
import { returnState } from '../../../lib/orderBill.ts';
import { toInternational } from '../../../lib/phone.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { DownloadButton } from '../../../ui/DownloadButton.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import { StarRating } from '../../../ui/StarRating.tsx';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { ValidatedForm } from '../../../ui/ValidatedForm.tsx';
import { AdminCard } from '../frame/AdminCard.tsx';
import { TableCard } from '../frame/TableCard.tsx';
import { useMay } from '../frame/useMay.ts';
import { OrderContact } from '../orders/OrderContact.tsx';
import { StatusBadge } from '../orders/StatusBadge.tsx';

const Columns = styled('div')(({ theme }) => ({
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '&, & > div': { display: 'grid', gap: theme.spacing(2) },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
}));

type CustomerViewProps = Pick<DataCardProps, 'onExport' | 'onDelete'> & {
  details: CustomerDetails;
  onSaveNote: NoteCardProps['onSave'];
  onUnsavedNote: NoteCardProps['onUnsaved'];
};

/** Orders, returns, reviews, contact, note and data of one customer. */
export function CustomerView({ details, onSaveNote, onUnsavedNote, ...data }: CustomerViewProps) {
  const { customer, orders, reviews, note } = details;
  return (
    <Columns>
      <div>
        <CustomerOrders orders={orders} />
        <CustomerReturns orders={orders} />
        {reviews.length > 0 && <CustomerReviews reviews={reviews} />}
      </div>
      <div>
        <ContactCard {...details} />
        <NoteCard text={note.text} onSave={onSaveNote} onUnsaved={onUnsavedNote} />
        <DataCard role={customer.role} {...data} />
      </div>
    </Columns>
  );
}

function CustomerOrders({ orders }: Pick<CustomerDetails, 'orders'>) {
  const hasTotal = useMay()('orders:sums');
  return (
    <TableCard
      title={i18n.t('Orders')}
      columns={[...[i18n.t('Order'), i18n.t('Status')], ...(hasTotal ? [i18n.t('Total')] : [])]}
      emptyText={i18n.t('No orders yet.')}
      rows={orders.map((order) => (
        <TableRow key={order._id}>
          <TableCell component="th" scope="row">
            <Link href={adminPaths.orderEditor(order._id)}>{orderName(order)}</Link>
            <br />
            {formatDate(order.createdAt)}
          </TableCell>
          <TableCell>
            <Stack sx={{ alignItems: 'end' }}>
              <StatusBadge name={i18n.t('Payment')} state={order.payment_status} />
              <StatusBadge name={i18n.t('Delivery')} state={order.delivery_status} />
            </Stack>
          </TableCell>
          {hasTotal && <TableCell>{priceIn(order.currency, order.total)}</TableCell>}
        </TableRow>
      ))}
    />
  );
}

function CustomerReturns({ orders }: Pick<CustomerDetails, 'orders'>) {
  const returns = orders.flatMap((order) =>
    (order.returns?.requests ?? []).map((request) => ({ ...request, order })),
  );
  if (returns.length === 0) return null;
  return (
    <TableCard
      title={i18n.t('Returns')}
      columns={[i18n.t('Order'), i18n.t('Requested'), i18n.t('State')]}
      emptyText=""
      rows={returns.map(({ id, order, requestedAt, ...request }) => (
        <TableRow key={id}>
          <TableCell component="th" scope="row">
            <Link href={adminPaths.orderEditor(order._id)}>{orderName(order)}</Link>
          </TableCell>
          <TableCell>{formatDate(requestedAt)}</TableCell>
          <TableCell>{returnState(request)}</TableCell>
        </TableRow>
      ))}
    />
  );
}

function CustomerReviews({ reviews }: Pick<CustomerDetails, 'reviews'>) {
  return (
    <AdminCard title={i18n.t('Reviews')}>
      <List disablePadding role="list" aria-label={i18n.t('Reviews')}>
        {reviews.map(({ id, productId, productName, rating, text, hidden, createdAt }) => (
          <ListItem key={id} disableGutters sx={{ display: 'block', overflowWrap: 'anywhere' }}>
            <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
              <Link href={paths.product(productId)}>{productName}</Link>
              <StarRating value={rating} />
            </Stack>
            <Typography variant="body2" color="textSecondary">
              {[formatDate(createdAt), hidden && i18n.t('Hidden')].filter(Boolean).join(' · ')}
            </Typography>
            <Typography dir="auto" sx={{ whiteSpace: 'pre-line' }}>
              {text}
            </Typography>
          </ListItem>
        ))}
      </List>
    </AdminCard>
  );
}

function ContactCard({ customer, phone, address = '', savedAddresses }: CustomerDetails) {
  const { name: fullName, email, role } = customer;
  const contact = { fullName, email, phone: toInternational(phone), address };
  const others = savedAddresses.filter((saved) => saved.address !== address);
  return (
    <AdminCard title={i18n.t('Contact')}>
      <OrderContact order={{ ...contact, isGuest: role === 'guest' }} />
      {others.length > 0 && (
        <section aria-label={i18n.t('Other addresses')}>
          <Typography variant="h5" component="h3" sx={{ mb: 1 }}>
            {i18n.t('Other addresses')}
          </Typography>
          <List disablePadding role="list">
            {others.map((saved) => (
              <ListItem key={saved.id} disableGutters sx={{ typography: 'body2' }}>
                {[saved.fullName, saved.address, saved.phone].filter(Boolean).join(', ')}
              </ListItem>
            ))}
          </List>
        </section>
      )}
    </AdminCard>
  );
}

const { max } = ownerLimits.notes;
const schema = object({
  text: string().max(max, () => i18n.t('No more than {max} characters', { max })),
});

type NoteCardProps = {
  text: string;
  /** Resolves to the error message, or to undefined on success. */
  onSave: (text: string) => Promise<string | undefined>;
  /** Called when the note is changed or saved. */
  onUnsaved: (isUnsaved: boolean) => void;
};

function NoteCard({ text, onSave, onUnsaved }: NoteCardProps) {
  return (
    <AdminCard title={i18n.t('Note')}>
      <ValidatedForm
        initialValues={{ text }}
        schema={schema}
        onUnsavedChange={onUnsaved}
        onSubmit={async (values, { takeSaved }) => {
          const saved = values.text.trim();
          const problem = await onSave(saved);
          if (problem !== undefined) return { text: problem };
          takeSaved({ text: saved });
          return undefined;
        }}
      >
        <FormTextField
          name="text"
          label={i18n.t('Note')}
          hint={i18n.t('For admins only. Not shown to the customer or included in exports')}
          minRows={3}
        />
        <Box sx={{ mt: 1 }}>
          <SubmitButton>{i18n.t('Save note')}</SubmitButton>
        </Box>
      </ValidatedForm>
    </AdminCard>
  );
}

type DataCardProps = {
  role: CustomerDetails['customer']['role'];
  /** Resolves when the file is downloaded. */
  onExport: () => Promise<void>;
  onDelete: () => void;
};

function DataCard({ role, onExport, onDelete }: DataCardProps) {
  const [isAsked, setAsked] = useState(false);
  const isGuest = role === 'guest';
  return (
    <AdminCard title={i18n.t('Data')}>
      <Typography variant="body2" color="textSecondary">
        {role === 'admin'
          ? i18n.t('Admins delete their own accounts in My account.')
          : i18n.t('For customers who ask for a copy of their data or its deletion.')}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <DownloadButton variant="outlined" onDownload={onExport}>
          {i18n.t('Download data')}
        </DownloadButton>
        {role !== 'admin' && (
          <Button color="error" onClick={() => setAsked(true)}>
            <span>{i18n.t(isGuest ? 'Delete this guest’s data' : 'Delete this account')}</span>
          </Button>
        )}
      </Stack>
      <ConfirmDialog
        open={isAsked}
        title={isGuest ? i18n.t('Delete this guest’s data?') : i18n.t('Delete this account?')}
        confirmLabel={i18n.t('Delete')}
        onConfirm={() => {
          setAsked(false);
          onDelete();
        }}
        onCancel={() => setAsked(false)}
      >
        {i18n.t(
          'This can’t be undone. Orders stay in the books without name, email, phone and address; one that is on its way keeps them until it has arrived. Reviews stay without the name.',
        )}
      </ConfirmDialog>
    </AdminCard>
  );
}
