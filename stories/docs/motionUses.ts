import type { motion } from '../../src/theme/tokens.ts';

/** Purpose of each duration. */
export const motionUses: Record<Exclude<keyof typeof motion, 'easing'>, string> = {
  fast: 'What answers the pointer: a colour, an underline, a second picture',
  medium: 'What opens in its place: a menu, an accordion; and whatever goes away',
  slow: 'What comes over the page: a dialog, a drawer',
};
