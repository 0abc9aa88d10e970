import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Chromium's flags: no sandbox for root in a container, and no network calls of its own. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const systemChromiums = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** This machine's Chromium: `CHROMIUM_PATH`, else Playwright's, else the system's. */
export function findChromium(): string | undefined {
  return findFirst([process.env.CHROMIUM_PATH, chromium.executablePath(), ...systemChromiums]);
}

/** Prefers a headless build, which runs tests a quarter faster. */
export function findHeadlessChromium(): string | undefined {
  return (
    findFirst([process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell']) ?? findChromium()
  );
}

function findFirst(paths: (string | undefined)[]): string | undefined {
  return paths.find((path) => path && existsSync(path));
}
