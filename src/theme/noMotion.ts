/** The rule of `*, *::before, *::after` for who wants nothing to move. */
export const noMotion = {
  animationDuration: '0.01ms !important',
  animationIterationCount: '1 !important',
  // As short as can be, one would still hold every change of a style back for a frame.
  transition: 'none !important',
  scrollBehavior: 'auto !important' as 'auto',
};
