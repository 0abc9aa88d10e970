/** Viewports for the globals of stories, in px. */
export const viewports = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
};

type Viewport = (typeof viewports)[keyof typeof viewports];

/** Viewport set in a story's globals, if any. */
export function viewportOf(globals: Record<string, unknown>): Viewport | undefined {
  const { value } = (globals.viewport ?? {}) as { value?: keyof typeof viewports };
  return value && viewports[value];
}
