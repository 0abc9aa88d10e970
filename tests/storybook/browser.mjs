import process from 'node:process';
import { chromium } from 'playwright';

let browser;

/**
 * This process's browser, which Jest's worker keeps between files: without a server in between,
 * which took 3 % of the CPU time.
 */
export async function openBrowser(options) {
  browser ??= await chromium.launch(options);
  return browser;
}

/** Jest's global teardown: a run of few files has no worker to end. */
export default async function closeBrowser() {
  await browser?.close();
}

// A worker that must end stops listening to its parent.
process.on('removeListener', (event) => {
  if (event === 'message') closeBrowser();
});
