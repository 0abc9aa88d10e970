import { style } from '@vanilla-extract/css';
import { bareButton } from '../theme/bareButton.css.ts';
import { chip } from '../theme/chip.ts';
import { text } from '../theme/text.css.ts';

export const toggleChip = style([
  bareButton,
  text.button,
  chip.rest,
  { selectors: { '&[aria-pressed="true"]': chip.chosen } },
]);
