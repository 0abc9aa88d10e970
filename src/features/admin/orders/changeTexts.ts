import type { OrderHistoryEntry } from '../../../../contract/schemas/order.ts';
import { stateLabel } from '../../../lib/stateLabel.ts';

const names: Record<string, string> = {
  payment_status: 'Payment',
  delivery_status: 'Delivery',
  notes: 'Notes',
  customerNote: 'Note to the customer',
  trackingUrl: 'Tracking link',
};

const texts = ['notes', 'customerNote', 'trackingUrl'];

/** What an entry of the history says, a line for each field. */
export function changeTexts({ changes }: Pick<OrderHistoryEntry, 'changes'>): string[] {
  return Object.entries(changes).map(([field, { from, to }]) => {
    const name = names[field] ?? field;
    if (texts.includes(field)) return to ? `${name}: “${to}”` : `${name} removed`;
    return from === null
      ? `${name}: ${stateLabel(to)}`
      : `${name}: ${stateLabel(from)} → ${stateLabel(to)}`;
  });
}
