import { fn } from 'storybook/test';
import { processingOrder } from '../../../../contract/examples/orders.ts';
import { exampleEnvParams } from '../../../../contract/examples/shop.ts';
import type { OrderEditor } from '../../../../src/features/admin/orders/OrderEditor.tsx';
import { framed } from '../../framed.tsx';
import { exampleHistory } from './exampleHistory.ts';

export type Save = Parameters<typeof OrderEditor>[0]['onSave'];

/** The open order, as admins get it. */
export const exampleOrder = { ...processingOrder, version: 3 };

/** An open order that can be saved. */
export const exampleEditor = {
  order: exampleOrder,
  paymentStates: exampleEnvParams.paymentStates,
  deliveryStates: exampleEnvParams.deliveryStates,
  history: exampleHistory,
  onSave: fn<Save>(async (change) => ({
    status: 'saved',
    order: { ...exampleOrder, ...change, version: 4 },
  })),
  onReturn: fn(async () => undefined),
  onSettle: fn(async () => undefined),
  onRefundPart: fn(async () => undefined),
  onOpenReturn: fn(async () => undefined),
  returnForm: () => null,
  onNoChanges: fn(),
  onReload: fn(async () => exampleOrder),
  onDirty: fn(),
  onClose: fn(),
};

/** As wide as the panel beside the list. */
export const asPanel = framed({ maxWidth: 520, margin: '0 auto' });

export const deliveryField = { name: 'Delivery' };
export const paymentField = { name: 'Payment' };
export const saveButton = { name: 'Save' };
