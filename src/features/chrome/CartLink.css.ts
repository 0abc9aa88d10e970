import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';
import { text } from '../../theme/text.css.ts';

const { secondary } = theme.vars.palette;

/** At the corner of the bag. */
export const badge = style([
  text.caption,
  {
    position: 'absolute',
    insetBlockStart: 2,
    insetInlineStart: '50%',
    minWidth: 20,
    paddingInline: 6,
    borderRadius: theme.spacing(1.25),
    fontWeight: 500,
    lineHeight: '20px',
    textAlign: 'center',
    backgroundColor: secondary.main,
    color: secondary.contrastText,
  },
]);
