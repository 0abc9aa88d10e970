import { onBothDatabases } from './support/bothDatabases.ts';
import { ratingsSuite } from './support/ratingsSuite.ts';

onBothDatabases('ratings', ratingsSuite);
