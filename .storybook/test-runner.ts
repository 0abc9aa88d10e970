import type { TestRunnerConfig } from '@storybook/test-runner';
import { viewportOf, viewports } from './viewports.ts';

declare global {
  /** The test runner's own; its `getStoryContext` would send all that a story knows. */
  var __getContext: (id: string) => Promise<{ storyGlobals?: Record<string, unknown> }>;
}

/** A story that names a viewport in its globals is shown in a window of that size. */
const config: TestRunnerConfig = {
  async preVisit(page, { id }) {
    const globals = await page.evaluate(async (id) => (await __getContext(id)).storyGlobals, id);
    const { width, height } = viewportOf(globals ?? {}) ?? viewports.desktop;
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height });
  },
};

export default config;
