import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** The same shop, in browsers of three families (tests/browsers). */
export default defineConfig(journeys, {
  testDir: 'tests/browsers',
  outputDir: 'test-results/browsers',
  // Ends before the journey, so that it says what it waited for.
  expect: { toPass: { timeout: 60_000 } },
  use: { serviceWorkers: 'allow', launchOptions: {} },
  projects: [{ name: 'chromium' }, { name: 'firefox' }, { name: 'webkit' }],
});
