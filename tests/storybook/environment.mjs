import { getJestConfig, setupPage } from '@storybook/test-runner';
import { openBrowser } from './browser.mjs';
import {
  dropFrameMessages,
  failWhenIdle,
  findFlaws,
  hideDuringRender,
  recordMotion,
  recordSteps,
  recordTranslation,
  shownColours,
} from './inPage.mjs';

const { default: RunnerEnvironment } = await import(getJestConfig().testEnvironment);
// Without the runner's own page for each file.
const PlaywrightEnvironment = Object.getPrototypeOf(RunnerEnvironment);

/** The stories' `asyncUtilTimeout`. */
const timeoutMs = 15_000;

/** Kept between story files of a worker: opening Storybook takes longer than most stories. */
let browser;
let page;

/** By page, because the runner replaces a page that has navigated. */
const sessions = new WeakMap();

/** Window and colours of the current story. */
let story;

/**
 * Pages are not visible, so the browser need not draw all their pixels, which took an eighth of the
 * CPU time. The reported window size and screenshots stay the same.
 */
const drawnScale = 0.1;

/**
 * The test runner's environment with one page per worker. Each story has its own providers, cache,
 * mocks and storage (`.storybook/preview.tsx`); after a failure the next one gets a new page.
 */
export default class StoryEnvironment extends PlaywrightEnvironment {
  async setup() {
    this._config.testEnvironmentOptions['jest-playwright'].skipInitialization = true;
    await super.setup();
    this.global.__sbSetupPage = setupPage;
    this.global.__sbPreVisit = prepare;
    this.global.__sbPostVisit = expectNoFlaws;
    browser = await openBrowser(
      this._config.testEnvironmentOptions['jest-playwright'].launchOptions,
    );
    page ??= await this.openPage();
    await stopServiceWorker();
    this.takePage();
  }

  takePage() {
    this.global.page = page;
    this.global.context = page.context();
  }

  async openPage() {
    // Axe measures contrast after fades have finished.
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    await context.addInitScript(recordTranslation);
    await context.addInitScript(failWhenIdle, timeoutMs);
    await context.addInitScript(recordSteps);
    await context.addInitScript(recordMotion);
    const opened = await this._setNewPageInstance(context);
    await setupPage(opened, context);
    // A loaded page may not have read its list of stories yet.
    await opened.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__);
    await opened.evaluate(() => globalThis.__STORYBOOK_PREVIEW__.ready());
    await opened.evaluate(dropFrameMessages);
    await opened.evaluate(hideDuringRender);
    return opened;
  }

  async handleTestEvent(event) {
    await super.handleTestEvent(event);
    if (event.name !== 'test_fn_failure') return;
    // A timeout fails with only a text.
    if (typeof event.error === 'string') event.error = new Error(event.error);
    event.error.stack = `${await describeFailure(this.global.page, event.test)}\n${event.error.stack}`;
    await this.global.context.close();
    page = await this.openPage();
    this.takePage();
  }

  async teardown() {
    // The runner may have replaced it; its own teardown would close it.
    page = this.global.page;
    this.global.page = undefined;
    await super.teardown();
  }
}

async function devtoolsOf(page) {
  const known = sessions.get(page);
  if (known) return known;
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  sessions.set(page, session);
  return session;
}

/** A story with a viewport in its globals gets a window of that size. */
async function prepare(page, { id }) {
  story = await page.evaluate(async (id) => {
    globalThis.__steps = [];
    const { storyGlobals, parameters } = await __getContext(id);
    const { viewport, colors, scheme } = storyGlobals;
    const { options } = parameters.viewport;
    const { width, height } = (options[viewport?.value] ?? options.desktop).styles;
    return {
      width: Number.parseInt(width, 10),
      height: Number.parseInt(height, 10),
      colors,
      scheme,
    };
  }, id);
  if (page.viewportSize()?.width !== story.width) await showWindow(page, drawnScale);
}

async function showWindow(page, scale) {
  const { width, height } = story;
  await page.setViewportSize({ width, height });
  const devtools = await devtoolsOf(page);
  await devtools.send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    screenWidth: width,
    screenHeight: height,
    deviceScaleFactor: 1,
    mobile: false,
    scale,
  });
}

async function expectNoFlaws(page, { id, hasFailure = false }) {
  if (hasFailure) return;
  const flaws = await page.evaluate(findFlaws);
  if (flaws.length > 0) throw new Error(flaws.join('\n'));
  if (story.colors === 'forced') await expectRealColors(page, id, story.scheme);
}

/** The toolbar's forced colours use the browser's own. */
async function expectRealColors(page, id, colorScheme) {
  const real = await browser.newPage({
    reducedMotion: 'reduce',
    forcedColors: 'active',
    colorScheme,
    viewport: page.viewportSize(),
  });
  try {
    const url = new URL(
      `iframe.html?id=${id}&globals=colors:own;scheme:${colorScheme}`,
      page.url(),
    );
    await real.goto(url.href);
    await real.waitForFunction(
      () => globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished',
    );
    await real.evaluate(() => document.fonts.ready);
    const expected = await real.evaluate(shownColours);
    const shown = await page.evaluate(shownColours);
    if (shown.length === 0 || shown.length !== expected.length) {
      throw new Error(`${shown.length} looks here, ${expected.length} in a browser`);
    }
    const wrong = shown.flatMap((line, at) =>
      line === expected[at] ? [] : `${line}\n  in a browser ${expected[at]}`,
    );
    if (wrong.length > 0) throw new Error(`Otherwise than in a browser:\n${wrong.join('\n')}`);
  } finally {
    await real.context().close();
  }
}

/** Simulates a busy browser once per file, so that a story that can't handle it always fails. */
async function stopServiceWorker() {
  const devtools = await devtoolsOf(page);
  await devtools.send('ServiceWorker.stopAllWorkers');
}

/** The last steps of a failed play, and a picture of the page. */
async function describeFailure(page, { parent: { name, parent } }) {
  const path = `test-results/stories/${parent.name}-${name}.png`.replaceAll(' ', '-');
  try {
    await showWindow(page, 1);
    await page.screenshot({ path, timeout: 5000 });
    const steps = await page.evaluate(() => globalThis.__steps ?? []);
    return `${steps.length > 0 ? `After: ${steps.join(', ')}\n` : ''}Picture: ${path}`;
  } catch {
    return 'The page no longer answers: there is no picture.';
  }
}
