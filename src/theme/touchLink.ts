import { touch } from './media.ts';
import { touchTarget } from './tokens.ts';

/** Large enough for a finger. */
export const touchBox = {
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: touchTarget,
  minHeight: touchTarget,
} as const;

/** A link of MUI's that stands alone, and not in a sentence; of ours, that is `isStandalone`. */
export const touchLink = { [`@media ${touch}`]: touchBox } as const;
