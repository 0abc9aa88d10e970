type Box = { left: number; right: number; top: number; bottom: number };

/** Between a toast and what it stands above, in px. */
const gap = 16;

/**
 * How far above the window's lower edge, in px, a toast stands clear of every bar: as low as it
 * fits, or at the edge where it fits nowhere.
 */
export function clearBottom(toast: Box, bars: readonly Box[], windowHeight: number): number {
  const height = toast.bottom - toast.top;
  const beside = bars.filter((bar) => bar.left < toast.right && bar.right > toast.left);
  const isClear = (bottom: number) => {
    const lower = windowHeight - bottom;
    const upper = lower - height;
    return upper >= 0 && beside.every((bar) => bar.bottom <= upper || bar.top >= lower);
  };
  const places = [gap, ...beside.map((bar) => windowHeight - bar.top + gap)];
  return (
    places
      .filter((bottom) => bottom >= gap)
      .sort((a, b) => a - b)
      .find(isClear) ?? gap
  );
}
