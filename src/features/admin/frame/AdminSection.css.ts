import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../theme/css.ts';
import { wrappingRow } from '../../../theme/layout.css.ts';
import { variants } from '../../../ui/Button.css.ts';

export const actions = style([wrappingRow, { alignItems: 'center', columnGap: theme.spacing(3) }]);

// The words of a button without an edge stand in line with what is above and below.
globalStyle(`${actions} > ${variants.text}`, { marginInline: theme.spacing(-1) });
