import { touchTarget } from './tokens.ts';

/** Touch-sized target for links outside of sentences. */
export const touchLink = {
  '@media (pointer: coarse)': {
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: touchTarget,
    minHeight: touchTarget,
  },
} as const;
