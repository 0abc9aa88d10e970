import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, findHeadlessChromium } from './tests/chromium.ts';
import { freePort } from './tests/freePort.ts';

// The workers read this file again: what was chosen for the run travels in the environment.
process.env.JOURNEY_PORT ??= String(await freePort());
process.env.JOURNEY_DATA ??= mkdtempSync(join(tmpdir(), 'hemline-journeys-'));
const baseURL = `http://127.0.0.1:${process.env.JOURNEY_PORT}`;

/** All pages in one process, which compiles the shop's code once: an eighth of the CPU time. */
const oneRenderer = ['--renderer-process-limit=1', '--disable-site-isolation-trials'];

/** Journeys in a real browser, against the real server with its demo catalogue. */
export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL,
    launchOptions: {
      executablePath: findHeadlessChromium(),
      args: [...chromiumArgs, ...oneRenderer],
    },
    screenshot: 'only-on-failure',
    // What a failed journey asked for and logged. Takes a twelfth of the time, even without pictures:
    // here, `--trace retain-on-failure` records it for one that has failed.
    trace: {
      mode: process.env.CI ? 'retain-on-failure' : 'off',
      ...{ screenshots: false, snapshots: false, sources: false },
    },
    // It would answer calls that a journey lets fail; those of its own allow it.
    serviceWorkers: 'block',
  },
  webServer: {
    command:
      'npm run build -- --logLevel=warn && npm start --node-options=--import=./tests/journeys/quickWork.mjs',
    url: `${baseURL}/api/health`,
    env: {
      PORT: process.env.JOURNEY_PORT,
      DATA_DIR: process.env.JOURNEY_DATA,
      RATE_LIMITS: 'off',
    },
    timeout: 300_000,
  },
});
