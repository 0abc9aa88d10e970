import { style } from '@vanilla-extract/css';
import { bareButton } from '../../theme/bareButton.css.ts';
import { theme } from '../../theme/css.ts';
import { anyTouch, canHover } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { touchTarget } from '../../theme/tokens.ts';

const { paper } = theme.vars.palette.background;

/**
 * The button opens the sizes where nothing hovers. Elsewhere it keeps their place until they are
 * there, so that a screen reader finds the way to them.
 */
export const slot = style({ display: 'grid', alignItems: 'end' });

export const opener = style([
  bareButton,
  {
    gridArea: '1 / 1',
    zIndex: 1,
    justifySelf: 'end',
    width: touchTarget,
    height: touchTarget,
    // A background of 36 px in the button's 44, as the heart's.
    padding: 4,
    backgroundColor: paper,
    backgroundClip: 'content-box',
    font: 'inherit',
    '@media': {
      [`${canHover} and (not ${anyTouch})`]: {
        opacity: 'var(--card-active)',
        selectors: { '&:not(:only-child)': { display: 'none' } },
      },
    },
  },
]);

export const problem = style([
  text.body2,
  {
    gridArea: '1 / 1',
    paddingBlock: theme.spacing(1.5),
    paddingInline: theme.spacing(1, 6),
    backgroundColor: paper,
  },
]);
