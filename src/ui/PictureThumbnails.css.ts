import { style } from '@vanilla-extract/css';
import { bareButton } from '../theme/bareButton.css.ts';

export const thumbnail = style([bareButton, { display: 'block', width: 80, cursor: 'zoom-in' }]);
