import type { TestRunnerConfig } from '@storybook/test-runner';

const desktop = { width: 1440, height: 900 };
const viewports: Record<string, { width: number; height: number }> = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
};

declare global {
  /** The test runner's own; its `getStoryContext` would send all that a story knows. */
  var __getContext: (id: string) => Promise<{ storyGlobals?: { viewport?: { value: string } } }>;
}

/** A story that names a viewport in its globals is shown in a window of that size. */
const config: TestRunnerConfig = {
  async preVisit(page, { id }) {
    const viewport = await page.evaluate(
      async (id) => (await __getContext(id)).storyGlobals?.viewport?.value,
      id,
    );
    const { width, height } = viewports[viewport ?? ''] ?? desktop;
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height });
  },
};

export default config;
