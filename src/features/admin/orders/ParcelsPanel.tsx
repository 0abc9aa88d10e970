import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatDay } from '../../../../contract/rules/days.ts';
import { isRefunded } from '../../../../contract/rules/orderStates.ts';
import { unsentLines, unsentUnits } from '../../../../contract/rules/parcels.ts';
import { listUnits } from '../../../../contract/rules/returns.ts';
import type { Order } from '../../../../contract/schemas/order.ts';
import { DownloadButton } from '../../../ui/DownloadButton.tsx';
import { FocusFallback } from '../../../ui/FocusFallback.tsx';
import { useMay } from '../frame/useMay.ts';
import { EntryList } from './OrderHistory.tsx';
import { type SendParcel, SendParcelDialog } from './SendParcelDialog.tsx';

type ParcelsPanelProps = {
  order: Order;
  /** Absent if the server sends orders at once only. */
  onSend?: SendParcel | undefined;
  /** Downloads a parcel's packing slip; absent if the server can't create PDFs. */
  onPrint?: ((parcelId: string) => Promise<void>) | undefined;
};

/**
 * Parcels of an order, and a button that sends some of its items. Renders nothing for an order of
 * a single item, or one that was sent at once.
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
    <FocusFallback label="Parcels">
      <Typography variant="h5" component="h3" sx={{ mb: 1 }}>
        Parcels
      </Typography>
      <EntryList role="list" aria-label="Parcels" sx={{ mb: 1.5 }}>
        {parcels.map(({ id, sentAt, carrier, trackingUrl, lines }, index) => (
          <ListItem key={id}>
            <b>{`Parcel ${index + 1}`}</b>
            <div>{listUnits(products, lines)}</div>
            {(carrier || trackingUrl) && (
              <div>{[carrier, trackingUrl].filter(Boolean).join(' · ')}</div>
            )}
            <Typography variant="caption" color="textSecondary" component="p">
              {`Sent on ${formatDay(sentAt)}`}
            </Typography>
            {onPrint && (
              <DownloadButton icon={<PrintOutlined />} onDownload={() => onPrint(id)}>
                {`Print packing slip of parcel ${index + 1}`}
              </DownloadButton>
            )}
          </ListItem>
        ))}
        {parcels.length > 0 && left > 0 && (
          <ListItem>
            <b>Still to be sent</b>
            <div>{listUnits(products, unsentLines(order))}</div>
          </ListItem>
        )}
      </EntryList>
      {maySend && (
        <Button variant="outlined" onClick={() => setAsking(true)}>
          Send a parcel
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
