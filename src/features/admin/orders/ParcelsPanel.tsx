import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { v7 as uuid } from 'uuid';
import { object, string } from 'yup';
import { i18n } from '../../../../contract/i18n.ts';
import { beside } from '../../../../contract/rules/beside.ts';
import { formatDay } from '../../../../contract/rules/days.ts';
import { isRefunded } from '../../../../contract/rules/orderStates.ts';
import { ownerLimits } from '../../../../contract/rules/ownerLimits.ts';
import { unsentLines, unsentUnits } from '../../../../contract/rules/parcels.ts';
import { listUnits } from '../../../../contract/rules/returns.ts';
import { withSize } from '../../../../contract/rules/sizeTexts.ts';
import { trackingProblem } from '../../../../contract/rules/tracking.ts';
import type { Order, OrderProduct } from '../../../../contract/schemas/order.ts';
import type { ParcelRequest } from '../../../../contract/schemas/parcels.ts';
import { DownloadButton } from '../../../ui/DownloadButton.tsx';
import { FocusFallback } from '../../../ui/FocusFallback.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import { useMay } from '../frame/useMay.ts';
import { EntryList } from './OrderHistory.tsx';

/** Sends a parcel; resolves to the problem, or to undefined. The same request can be repeated. */
export type SendParcel = (
  request: ParcelRequest,
) => Promise<{ message: string; isConflict: boolean } | undefined>;

type ParcelsPanelProps = {
  order: Order;
  /** Absent if the server can only send whole orders. */
  onSend?: SendParcel | undefined;
  /** Downloads a parcel's packing slip; absent if the server can't create PDFs. */
  onPrint?: ((parcelId: string) => Promise<void>) | undefined;
};

/**
 * Parcels of an order, and a button that sends some of its items. Renders nothing for an order of
 * a single item, or one that was sent whole.
 */
export function ParcelsPanel({ order, onSend, onPrint }: ParcelsPanelProps) {
  const [isAsking, setAsking] = useState(false);
  const may = useMay();
  const { products, parcels = [], email } = order;
  const unsent = unsentUnits(order);
  const left = unsent.reduce((sum, units) => sum + units, 0);
  const mayShip = may('orders:ship') && !isRefunded(order);
  const maySend = onSend && mayShip && left > (parcels.length === 0 ? 1 : 0);
  if (parcels.length === 0 && !maySend) return null;
  return (
    <FocusFallback label={i18n.t('Parcels')}>
      <Typography variant="h5" component="h3" sx={{ mb: 1 }}>
        {i18n.t('Parcels')}
      </Typography>
      <EntryList role="list" aria-label={i18n.t('Parcels')} sx={{ mb: 1.5 }}>
        {parcels.map(({ id, sentAt, carrier, trackingUrl, lines }, index) => (
          <ListItem key={id}>
            <b>{i18n.t('Parcel {number}', { number: index + 1 })}</b>
            <div>{listUnits(products, lines)}</div>
            {(carrier || trackingUrl) && <div>{beside(carrier, trackingUrl)}</div>}
            <Typography variant="caption" color="textSecondary" component="p">
              {i18n.t('Sent on {day}', { day: formatDay(sentAt) })}
            </Typography>
            {onPrint && (
              <DownloadButton icon={<PrintOutlined />} onDownload={() => onPrint(id)}>
                {i18n.t('Print packing slip of parcel {number}', { number: index + 1 })}
              </DownloadButton>
            )}
          </ListItem>
        ))}
        {parcels.length > 0 && left > 0 && (
          <ListItem>
            <b>{i18n.t('Still to be sent')}</b>
            <div>{listUnits(products, unsentLines(order))}</div>
          </ListItem>
        )}
      </EntryList>
      {maySend && (
        <Button variant="outlined" onClick={() => setAsking(true)}>
          {i18n.t('Send a parcel')}
        </Button>
      )}
      {maySend && isAsking && (
        <SendParcelDialog
          {...{ products, unsent, onSend }}
          isMailed={email !== ''}
          onClose={() => setAsking(false)}
        />
      )}
    </FocusFallback>
  );
}

const tooLong = ({ max }: { max: number }) => i18n.t('No more than {max} characters', { max });

type SendParcelDialogProps = {
  products: readonly OrderProduct[];
  /** Units of each line that are still to be sent. */
  unsent: readonly number[];
  isMailed: boolean;
  onSend: SendParcel;
  onClose: () => void;
};

/** Chooses the items of a parcel. Sends all that is left by default. */
function SendParcelDialog({ products, unsent, isMailed, onSend, onClose }: SendParcelDialogProps) {
  const requestId = useRef(uuid());
  const lines = products.flatMap(({ name, size }, line) => {
    const max = unsent[line] ?? 0;
    return max > 0 ? [{ line, max, field: `line${line}`, label: withSize(name, size) }] : [];
  });

  const chosenOf = (values: Record<string, string>) =>
    lines
      .map(({ line, max, field }) => ({ line, quantity: Math.min(max, Number(values[field])) }))
      .filter(({ quantity }) => quantity > 0);

  const schema = object({
    trackingUrl: string()
      .max(ownerLimits.trackingUrl.max, tooLong)
      .test('tracking', (text = '', { createError }) => {
        const message = trackingProblem(text);
        return message === undefined || createError({ message });
      }),
    carrier: string().trim().max(ownerLimits.carrier.max, tooLong),
  }).test((values, { createError }) => {
    if (chosenOf(values as Record<string, string>).length > 0) return true;
    const message = i18n.t('Choose at least one item');
    return createError({ path: lines[0]?.field ?? 'carrier', message });
  });

  async function send(values: Record<string, string>) {
    const { carrier = '', trackingUrl = '' } = values;
    const problem = await onSend({
      requestId: requestId.current,
      lines: chosenOf(values),
      carrier: carrier.trim(),
      trackingUrl: trackingUrl.trim(),
    });
    // After a conflict the dialog shows the current state, so the next request is a new one.
    if (problem?.isConflict) requestId.current = uuid();
    return problem?.message;
  }

  return (
    <FormDialog<Record<string, string>>
      title={i18n.t('Send a parcel')}
      description={
        isMailed
          ? i18n.t(
              'Choose what is in this parcel. The order is shipped once everything has been sent. The customer is told by email.',
            )
          : i18n.t(
              'Choose what is in this parcel. The order is shipped once everything has been sent.',
            )
      }
      submitLabel={i18n.t('Mark as sent')}
      initialValues={{
        ...Object.fromEntries(lines.map(({ field, max }) => [field, String(max)])),
        ...{ carrier: '', trackingUrl: '' },
      }}
      schema={schema}
      onSubmit={send}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 1 }}>
        {lines.map(({ line, max, field, label }) => (
          <FormTextField
            key={line}
            name={field}
            label={label}
            options={Array.from({ length: max + 1 }, (_, count) => [
              String(count),
              count === 0
                ? i18n.t('Not in this parcel')
                : i18n.t('{count} of {max}', { count, max }),
            ])}
          />
        ))}
        <FormTextField name="carrier" label={i18n.t('Carrier')} hint={i18n.t('Optional')} />
        <FormTextField
          name="trackingUrl"
          label={i18n.t('Tracking number or link')}
          hint={isMailed ? i18n.t('Optional. Sent to the customer') : i18n.t('Optional')}
        />
      </Box>
    </FormDialog>
  );
}
