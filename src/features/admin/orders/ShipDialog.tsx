import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useId } from 'react';
import { object, string } from 'yup';
import { i18n } from '../../../../contract/i18n.ts';
import { beside } from '../../../../contract/rules/beside.ts';
import { refusedOrder } from '../../../../contract/rules/orderRefusals.ts';
import { shippingRefusal } from '../../../../contract/rules/orderStates.ts';
import { ownerLimits } from '../../../../contract/rules/ownerLimits.ts';
import { trackingProblem } from '../../../../contract/rules/tracking.ts';
import type { Order } from '../../../../contract/schemas/order.ts';
import { countUnits, orderName } from '../../../lib/labels.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';

const Line = styled(ListItem)(({ theme }) => ({
  display: 'grid',
  alignItems: 'stretch',
  gap: theme.spacing(1, 2),
  padding: 0,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
}));

type ShipDialogProps = {
  /** Checked orders in their current state, without those shipped meanwhile. */
  orders: readonly Order[];
  paymentStates: readonly string[];
  deliveryStates: readonly string[];
  /** Marks an order as shipped; resolves to the error message, or to undefined. */
  onShip: (order: Order, tracking: string) => Promise<string | undefined>;
  onClose: () => void;
};

/**
 * Marks several orders as shipped, one request each. Lists the orders that can't be shipped; a
 * failure does not stop the others.
 */
export function ShipDialog({ orders, onShip, onClose, ...states }: ShipDialogProps) {
  const id = useId();
  const waiting = orders.filter((order) => shippingRefusal(order, states) === undefined);
  const leftOut = orders.flatMap((order) => {
    const reason = shippingRefusal(order, states);
    return reason === undefined
      ? []
      : [{ _id: order._id, reason: refusedOrder(orderName(order), reason) }];
  });
  const hasTracking = waiting.some(({ trackingUrl }) => trackingUrl !== undefined);

  async function ship(values: Record<string, string>) {
    const problems: string[] = [];
    for (const order of waiting) {
      const problem = await onShip(order, (values[order._id] ?? '').trim());
      if (problem !== undefined) problems.push(`${orderName(order)}: ${problem}`);
    }
    if (problems.length === 0) return undefined;
    const done = waiting.length - problems.length;
    if (done > 0) {
      problems.unshift(
        i18n.t('{done, plural, one {# order is shipped.} other {# orders are shipped.}}', { done }),
      );
    }
    return problems.join(' ');
  }

  const schema = object(
    Object.fromEntries(
      waiting.map(({ _id }) => [
        _id,
        string()
          .max(ownerLimits.trackingUrl.max, ({ max }) =>
            i18n.t('No more than {max} characters', { max }),
          )
          .test('tracking', (text = '', { createError }) => {
            const message = trackingProblem(text);
            return message === undefined || createError({ message });
          }),
      ]),
    ),
  );

  return (
    <FormDialog<Record<string, string>>
      title={i18n.t('Mark as shipped')}
      submitLabel={
        waiting.length > 0
          ? i18n.t('{orders, plural, one {Mark # as shipped} other {Mark # as shipped}}', {
              orders: waiting.length,
            })
          : i18n.t('Done')
      }
      cancelLabel={waiting.length > 0 ? i18n.t('Cancel') : null}
      initialValues={Object.fromEntries(
        orders.map(({ _id, trackingUrl = '' }) => [_id, trackingUrl]),
      )}
      schema={schema}
      onSubmit={ship}
      onClose={onClose}
    >
      <Box sx={{ color: 'text.secondary', mb: 3 }}>
        {waiting.length > 0 && <span>{`${effectText(waiting)} `}</span>}
        {hasTracking && <span>{`${i18n.t('Tracking is optional: a number or a link.')} `}</span>}
        {hasTracking && waiting.length > 1 && <span>{i18n.t('Enter goes to the next one.')}</span>}
        {leftOut.length > 0 && (
          <>
            <Box id={id} sx={{ mt: 1 }}>
              {i18n.t('{orders, plural, =1 {One can’t be:} other {# can’t be:}}', {
                orders: leftOut.length,
              })}
            </Box>
            <Box component="ul" aria-labelledby={id} sx={{ m: 0, pl: 3 }}>
              {leftOut.map(({ _id, reason }) => (
                <li key={_id}>{reason}</li>
              ))}
            </Box>
          </>
        )}
      </Box>
      <List disablePadding role="list" onKeyDown={moveOn}>
        {waiting.map((order) => (
          <Line key={order._id}>
            <Typography component="div" sx={{ overflowWrap: 'anywhere', mb: { sm: 2 } }}>
              <b>{orderName(order)}</b>
              <Typography variant="caption" color="textSecondary" component="div">
                {contentsOf(order)}
              </Typography>
            </Typography>
            {order.trackingUrl !== undefined && (
              <FormTextField
                name={order._id}
                label={i18n.t('Tracking of {order}', { order: orderName(order) })}
              />
            )}
          </Line>
        ))}
      </List>
    </FormDialog>
  );
}

/** Names who is notified: customers without an email, such as phone customers, are not. */
function effectText(orders: readonly Order[]): string {
  const told = orders.filter(({ email }) => email).length;
  const counts = { orders: orders.length, told };
  if (told === 0) {
    return i18n.t(
      '{orders, plural, one {# order will be marked as shipped.} other {# orders will be marked as shipped.}}',
      counts,
    );
  }
  return i18n.t(
    '{told, plural, one {{orders, plural, one {# order will be marked as shipped, and the customer told by email.} other {# orders will be marked as shipped, and the customer told by email.}}} other {{orders, plural, one {# order will be marked as shipped, and the customers told by email.} other {# orders will be marked as shipped, and the customers told by email.}}}}',
    counts,
  );
}

function contentsOf({ products, fullName, email }: Order): string {
  const items = i18n.t('{items, plural, one {# item} other {# items}}', {
    items: countUnits(products),
  });
  return beside(items, fullName || email);
}

/** Moves the focus on Enter, which scanners send, to the next field and last to the button. */
function moveOn(event: KeyboardEvent<HTMLElement>) {
  const { target, currentTarget, key } = event;
  if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = [...currentTarget.querySelectorAll('input')];
  const next = fields[fields.indexOf(target) + 1];
  (next ?? target.form?.querySelector<HTMLElement>('[type="submit"]'))?.focus();
}
