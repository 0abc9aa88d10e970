import type { OrderHistoryEntry } from '../../../../contract/schemas/adminOrder.ts';

/** An order that was paid, shipped with a note, and lost its note. */
export const exampleHistory: OrderHistoryEntry[] = [
  {
    at: '2026-03-14T08:05:00.000Z',
    by: 'marta@example.test',
    changes: { notes: { from: 'The parcel comes in two boxes.', to: '' } },
  },
  {
    at: '2026-03-13T16:40:00.000Z',
    by: 'admin@example.test',
    changes: {
      delivery_status: { from: 'processing', to: 'shipped' },
      notes: { from: '', to: 'The parcel comes in two boxes.' },
    },
  },
  {
    at: '2026-03-12T23:30:00.000Z',
    by: '',
    changes: { payment_status: { from: null, to: 'paid' } },
  },
];
