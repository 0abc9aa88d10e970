/** The windows that a story can name in its globals, in px. */
export const viewports = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
};

type Viewport = (typeof viewports)[keyof typeof viewports];

/** The window that a story asks for by its globals, if it does. */
export function viewportOf(globals: Record<string, unknown>): Viewport | undefined {
  const { value } = (globals.viewport ?? {}) as { value?: keyof typeof viewports };
  return value && viewports[value];
}
