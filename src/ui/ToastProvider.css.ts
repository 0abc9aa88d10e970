import { style } from '@vanilla-extract/css';
import { theme } from '../theme/css.ts';
import { lowScreen } from '../theme/media.ts';
import { text } from '../theme/text.css.ts';

/** What is left of a toast whose code can't be loaded. */
export const plainToast = style([
  text.body2,
  {
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: theme.zIndex.snackbar,
    padding: theme.spacing(2),
    backgroundColor: theme.vars.palette.text.primary,
    color: theme.vars.palette.background.default,
    '@media': { [lowScreen]: { position: 'static' } },
  },
]);
