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
  }
}
