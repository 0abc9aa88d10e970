import { touchTarget } from './tokens.ts';

/** A link that stands alone, and not in a sentence: large enough for a finger. */
export const touchLink = {
  '@media (pointer: coarse)': {
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: touchTarget,
    minHeight: touchTarget,
  },
} as const;
