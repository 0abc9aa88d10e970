import { onBothDatabases } from './support/bothDatabases.ts';
import { cartSuite } from './support/cartSuite.ts';

onBothDatabases('the customer’s cart', cartSuite);
