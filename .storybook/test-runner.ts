import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';

const viewports: Record<string, { width: number; height: number }> = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
};

/**
 * A story that names a viewport in its globals is played in a window of that size. Nothing moves,
 * so that axe measures the contrast of what has arrived and not of what still fades in.
 */
const config: TestRunnerConfig = {
  async preVisit(page, context) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { storyGlobals } = await getStoryContext(page, context);
    const name = String(storyGlobals?.viewport?.value ?? storyGlobals?.viewport ?? 'desktop');
    await page.setViewportSize(
      viewports[name] ?? viewports.desktop ?? { width: 1440, height: 900 },
    );
  },
};

export default config;
