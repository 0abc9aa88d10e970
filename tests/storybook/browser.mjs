import process from 'node:process';
import { chromium } from 'playwright';

let browser;

/** The browser of this process, which Jest's worker keeps from file to file: without a server between, which took 3 % of the processor time. */
export async function openBrowser(options) {
  browser ??= await chromium.launch(options);
  return browser;
}

/** Jest's global teardown: a run of few files has no worker that ends. */
export default async function closeBrowser() {
  await browser?.close();
}

// A worker that has to end stops listening to its parent.
process.on('removeListener', (event) => {
  if (event === 'message') closeBrowser();
});
