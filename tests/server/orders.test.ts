import { onBothDatabases } from './support/bothDatabases.ts';
import { changeOrderSuite } from './support/changeOrderSuite.ts';
import { ordersSuite } from './support/ordersSuite.ts';

onBothDatabases('orders', ordersSuite);
onBothDatabases('changes of orders', changeOrderSuite);
