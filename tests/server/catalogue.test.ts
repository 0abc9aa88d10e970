import { describe } from 'vitest';
import { catalogueSuite } from './support/catalogueSuite.ts';
import { openMemoryDatabase } from './support/memoryDatabase.ts';

describe('the catalogue on PGlite', () => catalogueSuite(openMemoryDatabase));
