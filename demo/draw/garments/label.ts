const LETTERS = [
  'M0 0V10M7 0V10M0 5H7',
  'M17 0H11V10H17M11 5H16',
  'M21 10V0L25.5 7L30 0V10',
  'M34 0V10H40',
  'M44 0V10',
  'M48 10V0L55 10V0',
  'M65 0H59V10H65M59 5H64',
].join('');

let areBlank = false;

/** Leaves the shop's name off all labels, for pictures that shops of any name show. */
export function leaveLabelsBlank(): void {
  areBlank = true;
}

/** The shop's name, drawn in thin strokes; `width` in garment pixels, centred on 0,0. */
export function wordmark(width: number, colour: string): string {
  if (areBlank) return '';
  const scale = width / 65;
  return `<path d="${LETTERS}" transform="translate(${-width / 2} ${-5 * scale}) scale(${scale})" fill="none" stroke="${colour}" stroke-width="1.25"/>`;
}

/** The woven neck label, hanging from 0,0. */
export function neckLabel(dark = false): string {
  const [ground, ink] = dark ? ['#2a2723', '#d9cfbd'] : ['#efe9dc', '#4a443b'];
  return `<rect x="-31" y="0" width="62" height="27" fill="${ground}"/><path d="M-31 25.5H31" stroke="#000" stroke-opacity=".14" stroke-width="2"/><path d="M-30 1V26M30 1V26" stroke="${ink}" stroke-opacity=".25" stroke-width="1.4" stroke-dasharray="3 2"/><g transform="translate(0 13)">${wordmark(42, ink)}</g><g transform="translate(0 36)"><rect x="-8" y="-9" width="16" height="12" fill="${ground}"/>${initial(ink)}</g>`;
}

function initial(ink: string): string {
  if (areBlank) return '';
  return `<path d="M-3.5 -6V0M-3.5 -3H3M3 -6V0" stroke="${ink}" stroke-width="1.1" fill="none"/>`;
}

/** A small woven tab sewn into a seam or on a hem. */
export function sideTab(ground: string, ink: string): string {
  return `<rect x="-14" y="-9" width="28" height="18" fill="${ground}"/><path d="M-14 -9V9" stroke="#000" stroke-opacity=".25" stroke-width="1.5"/><g>${wordmark(19, ink)}</g>`;
}
