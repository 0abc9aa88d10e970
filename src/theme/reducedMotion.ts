/** What holds for everything on the page where a visitor wants no motion. */
export const reducedMotion = {
  '*, *::before, *::after': {
    animationDuration: '0.01ms !important',
    animationIterationCount: '1 !important',
    // As short as can be, one would still hold every change of a style back for a frame.
    transition: 'none !important',
    scrollBehavior: 'auto !important',
  },
} as const;
