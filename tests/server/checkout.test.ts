import { onBothDatabases } from './support/bothDatabases.ts';
import { checkoutSuite } from './support/checkoutSuite.ts';

onBothDatabases('the checkout', checkoutSuite);
