import { onBothDatabases } from './support/bothDatabases.ts';
import { orderListSuite } from './support/orderListSuite.ts';
import { refundSuite } from './support/refundSuite.ts';

onBothDatabases('refunds and versions of orders', refundSuite);
onBothDatabases('the list of all orders', orderListSuite);
