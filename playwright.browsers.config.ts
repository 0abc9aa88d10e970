import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** The same shop, in browsers of two families (tests/browsers). */
export default defineConfig(journeys, {
  testDir: 'tests/browsers',
  outputDir: 'test-results/browsers',
  use: { serviceWorkers: 'allow', launchOptions: {} },
  projects: [{ name: 'chromium' }, { name: 'firefox' }],
});
