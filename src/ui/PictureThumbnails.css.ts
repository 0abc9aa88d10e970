import { style } from '@vanilla-extract/css';
import { bareButton } from '../theme/bareButton.css.ts';
import { theme } from '../theme/css.ts';

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) });

export const thumbnail = style([bareButton, { display: 'block', width: 80, cursor: 'zoom-in' }]);
