import { defineConfig, mergeConfig } from 'vitest/config';
import config from './vitest.config.ts';

/** The proofs of docs/reliability.md that `npm test` runs, too. */
const proofs = [
  'authorization',
  'backup',
  'checkoutRaces',
  'drain',
  'holds',
  'postgresOutage',
  'severalServers',
  'slowClients',
  'upgrade',
];

/** `--mode long` makes each of them take as long as its figure in docs/reliability.md says. */
export default defineConfig(({ mode }) => {
  const trust = mergeConfig(config, { test: { env: { TRUST: mode }, maxWorkers: 3 } });
  trust.test.include = ['tests/trust/**/*.test.ts'];
  if (mode !== 'long') trust.test.include.push(`tests/server/{${proofs.join(',')}}.test.ts`);
  return trust;
});
