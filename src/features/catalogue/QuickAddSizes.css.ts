import { style } from '@vanilla-extract/css';
import { bareButton } from '../../theme/bareButton.css.ts';
import { chip } from '../../theme/chip.ts';
import { theme } from '../../theme/css.ts';
import { anyTouch, cannotHover } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { touchTarget } from '../../theme/tokens.ts';

/** Where nothing hovers, the sizes wait for the button. */
export const toolbar = style({
  gridArea: '1 / 1',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.spacing(0.5),
  padding: theme.spacing(1),
  backgroundColor: theme.vars.palette.background.paper,
  opacity: 'var(--card-active)',
  transition: theme.transitions.create('opacity'),
  selectors: { '&[data-open="true"]': { display: 'flex', opacity: 1 } },
  '@media': { [cannotHover]: { display: 'none' } },
});

export const size = style([
  bareButton,
  text.button,
  chip.rest,
  {
    minWidth: 40,
    minHeight: 36,
    paddingInline: theme.spacing(0.75),
    ':hover': chip.chosen,
    selectors: { '&:disabled': { ...chip.soldOut, pointerEvents: 'none' } },
    '@media': { [anyTouch]: { minWidth: touchTarget, minHeight: touchTarget } },
  },
]);
