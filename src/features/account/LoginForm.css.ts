import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';
import { text } from '../../theme/text.css.ts';

export const guest = style({ width: '100%' });

export const haveCode = style({ justifySelf: 'start' });

export const forgot = style([
  text.body2,
  {
    justifySelf: 'start',
    marginTop: theme.spacing(-2.5),
    paddingBlock: theme.spacing(1.5),
  },
]);
