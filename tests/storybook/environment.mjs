import { getJestConfig, getTestRunnerConfig, setupPage } from '@storybook/test-runner';

const { default: RunnerEnvironment } = await import(getJestConfig().testEnvironment);
const { preVisit } = (await getTestRunnerConfig(process.env.STORYBOOK_CONFIG_DIR)) ?? {};

/**
 * The test runner's own environment, which also hands its tests what the runner's `jest-setup.js`
 * would: that one loads the whole runner anew for each file of stories, which took longer than the
 * stories themselves.
 */
export default class StoryEnvironment extends RunnerEnvironment {
  async setup() {
    await super.setup();
    this.global.__sbSetupPage = setupPage;
    this.global.__sbPreVisit = preVisit;
    // A page that has loaded may not have read its list of stories yet.
    const { page } = this.global;
    await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__);
    await page.evaluate(() => globalThis.__STORYBOOK_PREVIEW__.ready());
    await page.evaluate(hideAtTheWorstMoment);
  }
}

/**
 * Storybook hides a story that takes longer than 100 ms to prepare. On a busy machine that may be in
 * the middle of its rendering; here it always is, so that a story which can't bear it always fails.
 */
function hideAtTheWorstMoment() {
  const { setTimeout } = window;
  const { add } = DOMTokenList.prototype;
  let hide;
  window.setTimeout = (callback, ...rest) => {
    if (!String(callback).includes('PREPARING_STORY')) return setTimeout(callback, ...rest);
    hide = callback;
    return 0;
  };
  DOMTokenList.prototype.add = function (...names) {
    add.apply(this, names);
    if (!hide || !names.includes('sb-show-main')) return;
    const hideNow = hide;
    hide = undefined;
    hideNow();
  };
}
