import { style } from '@vanilla-extract/css';
import { chip } from '../../theme/chip.ts';
import { theme } from '../../theme/css.ts';
import { forcedColors, from } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { focusRing } from '../../theme/tokens.ts';

export const label = style({ position: 'relative', display: 'block' });

/** Looks as the radio button before it is. */
export const face = style([
  text.button,
  chip.rest,
  {
    display: 'grid',
    placeItems: 'center',
    // Six of them fill a row of a phone.
    minWidth: 48,
    minHeight: 48,
    paddingInline: theme.spacing(1),
    cursor: 'pointer',
    '@media': { [from.sm]: { minWidth: 52, paddingInline: theme.spacing(1.5) } },
    selectors: {
      '[aria-invalid="true"] &': { borderColor: theme.vars.palette.error.main },
      'input:checked + &': chip.chosen,
      'input:focus-visible + &': focusRing,
      'input:disabled + &': { ...chip.soldOut, cursor: 'not-allowed' },
      'input:disabled + &[data-in-cart="true"]': {
        backgroundImage: 'none',
        '@media': { [forcedColors]: { textDecoration: 'none' } },
      },
    },
  },
]);
