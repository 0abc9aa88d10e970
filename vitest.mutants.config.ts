import { defineConfig } from 'vitest/config';
import config from './vitest.config.ts';

/** The tests that Stryker runs for each mutant: quick ones without a server. */
export default defineConfig({
  test: { ...config.test, include: ['tests/unit/**/*.test.ts'] },
});
