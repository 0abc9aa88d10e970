import { style } from '@vanilla-extract/css';
import { forcedColors } from './media.ts';

/** A button, or a link that looks like one, without a look of its own. */
export const bareButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  position: 'relative',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  textDecoration: 'none',
  verticalAlign: 'middle',
  appearance: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  // What only its background tells apart has an edge in forced colours, whatever else it leaves out.
  '@media': {
    [forcedColors]: { selectors: { '&&': { border: '1px solid ButtonBorder' } } },
    // What is filled stays so on paper.
    print: { WebkitPrintColorAdjust: 'exact', printColorAdjust: 'exact' },
  },
});
