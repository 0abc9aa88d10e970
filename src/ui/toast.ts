import type { AlertColor } from '@mui/material/Alert';
import type { ReactNode } from 'react';

/** A message to the person at the screen. */
export type Toast = {
  text: string;
  /** Informations are announced when the reader pauses, all others at once. */
  severity?: AlertColor;
  /** A way on, such as a link to the cart. */
  action?: ReactNode;
  /** What it offers is nowhere else, so that it stays until it is closed. */
  stays?: boolean;
  /** It comes with a step Back, and is of the page that this leads to. */
  staysOnBack?: boolean;
};
