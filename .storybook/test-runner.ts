import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';

const desktop = { width: 1440, height: 900 };
const viewports: Record<string, { width: number; height: number }> = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
};

/** A story that names a viewport in its globals is shown in a window of that size. */
const config: TestRunnerConfig = {
  async preVisit(page, context) {
    const { storyGlobals } = await getStoryContext(page, context);
    const name = String(storyGlobals?.viewport?.value ?? storyGlobals?.viewport ?? 'desktop');
    const { width, height } = viewports[name] ?? desktop;
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height });
  },
};

export default config;
