import { getJestConfig, getTestRunnerConfig, setupPage } from '@storybook/test-runner';
import { chromium } from 'playwright';
import { giveUpWhenNothingChanges, hideAtTheWorstMoment, noteSteps } from './inPage.mjs';

const { default: RunnerEnvironment } = await import(getJestConfig().testEnvironment);
// Without what the runner adds: a page for each file.
const PlaywrightEnvironment = Object.getPrototypeOf(RunnerEnvironment);
const { preVisit } = (await getTestRunnerConfig(process.env.STORYBOOK_CONFIG_DIR)) ?? {};

/** `asyncUtilTimeout` of the stories. */
const patience = 15_000;

/** What a worker keeps from one file of stories to the next: opening the Storybook takes longer than most stories. */
let browser;
let page;

// A worker that has to end stops listening to its parent.
process.on('removeListener', (event) => {
  if (event === 'message') browser?.close();
});

/**
 * The test runner's own environment with one page per worker. Each story has its own providers, cache,
 * mocks and storage (`.storybook/preview.tsx`); after a failure the next one gets a new page.
 */
export default class StoryEnvironment extends PlaywrightEnvironment {
  async setup() {
    this._config.testEnvironmentOptions['jest-playwright'].skipInitialization = true;
    await super.setup();
    this.global.__sbSetupPage = setupPage;
    this.global.__sbPreVisit = preVisit;
    browser ??= await chromium.connect(this._config.wsEndpoint);
    if (!page) await this.openPage();
    this.global.page = page;
    this.global.context = page.context();
  }

  async openPage() {
    const context = await browser.newContext();
    await context.addInitScript(giveUpWhenNothingChanges, patience);
    await context.addInitScript(noteSteps);
    page = await this._setNewPageInstance(context);
    await setupPage(page, context);
    // A page that has loaded may not have read its list of stories yet.
    await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__);
    await page.evaluate(() => globalThis.__STORYBOOK_PREVIEW__.ready());
    await page.evaluate(hideAtTheWorstMoment);
  }

  async handleTestEvent(event) {
    await super.handleTestEvent(event);
    if (event.name === 'test_fn_start') await page.evaluate('globalThis.__steps = []');
    if (event.name !== 'test_fn_failure') return;
    event.error.stack = `${await describeFailure(event.test)}\n${event.error.stack}`;
    await page.context().close();
    await this.openPage();
    this.global.page = page;
    this.global.context = page.context();
  }

  async teardown() {
    // Else the runner's own teardown would close it.
    this.global.page = undefined;
    await super.teardown();
  }
}

/** The last steps of the play that failed, and a picture of where it stopped. */
async function describeFailure({ parent: story }) {
  const path = `test-results/stories/${story.parent.name}-${story.name}.png`.replaceAll(' ', '-');
  await page.screenshot({ path });
  const steps = await page.evaluate(() => globalThis.__steps ?? []);
  return `${steps.length > 0 ? `After: ${steps.join(', ')}\n` : ''}Picture: ${path}`;
}
