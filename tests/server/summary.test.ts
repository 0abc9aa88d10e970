import { onBothDatabases } from './support/bothDatabases.ts';
import { summarySuite } from './support/summarySuite.ts';

onBothDatabases('the summary', summarySuite);
