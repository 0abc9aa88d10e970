import { onBothDatabases } from './support/bothDatabases.ts';
import { changeOrderSuite } from './support/changeOrderSuite.ts';
import { latePaymentsSuite } from './support/latePaymentsSuite.ts';
import { ordersSuite } from './support/ordersSuite.ts';

onBothDatabases('orders', ordersSuite);
onBothDatabases('late payments', latePaymentsSuite);
onBothDatabases('changes of orders', changeOrderSuite);
