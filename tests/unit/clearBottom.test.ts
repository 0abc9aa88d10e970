import { describe, expect, it } from 'vitest';
import { clearBottom } from '../../src/ui/ToastBar.tsx';

const box = (top: number, bottom: number, left = 0, right = 360) => ({ left, right, top, bottom });
/** An element as high as a two-line toast. */
const toast = box(0, 60, 8, 352);

describe('position of a toast in a window 640 px high', () => {
  it.each([
    ['no bar', [], 16],
    ['a bar at the lower edge', [box(570, 640)], 86],
    ['two bars, one on the other', [box(570, 640), box(490, 570)], 166],
    ['a bar that has scrolled up to where the toast would be', [box(500, 570)], 156],
    ['a bar farther up', [box(300, 370)], 16],
    ['a bar beside it', [box(570, 640, 360, 700)], 16],
    ['a bar below the window', [box(700, 770)], 16],
    ['bars without room between them', [box(570, 640), box(500, 540)], 156],
    ['nothing but bars', [box(0, 640)], 16],
  ])('%s', (_, bars, bottom) => {
    expect(clearBottom(toast, bars, 640)).toBe(bottom);
  });
});
