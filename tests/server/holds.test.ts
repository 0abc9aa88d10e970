import { onBothDatabases } from './support/bothDatabases.ts';
import { holdsSuite } from './support/holdsSuite.ts';

onBothDatabases('holds on stock', holdsSuite);
