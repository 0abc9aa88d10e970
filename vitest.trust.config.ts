import { mergeConfig } from 'vitest/config';
import config from './vitest.config.ts';

/** The proofs of docs/reliability.md: those that `npm test` runs, and the longer ones. */
const proofs = [
  'authorization',
  'checkoutRaces',
  'drain',
  'durability',
  'holds',
  'postgresOutage',
  'severalServers',
  'slowClients',
];

const trust = mergeConfig(config, {});
trust.test.include = ['tests/trust/**/*.test.ts', `tests/server/{${proofs.join(',')}}.test.ts`];

export default trust;
