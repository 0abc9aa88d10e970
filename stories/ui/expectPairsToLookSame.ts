import { expect } from 'storybook/test';

const properties = [
  ...['width', 'height', 'padding', 'margin', 'border', 'borderRadius', 'boxShadow'],
  ...['color', 'backgroundColor', 'opacity', 'cursor'],
  ...['fontFamily', 'fontSize', 'fontWeight', 'lineHeight', 'letterSpacing', 'textTransform'],
  ...['textDecorationLine', 'textDecorationColor', 'textUnderlineOffset', 'textAlign'],
  ...['display', 'alignItems', 'justifyContent', 'whiteSpace', 'userSelect'],
] as const;

/** That each of these elements looks as the next one, which is MUI's of the same kind. */
export async function expectPairsToLookSame(elements: readonly Element[], pairs: number) {
  await expect(elements).toHaveLength(pairs * 2);
  const looks = elements.map(lookOf);
  for (let at = 0; at < looks.length; at += 2) await expect(looks[at]).toEqual(looks[at + 1]);
}

function lookOf(element: Element) {
  const style = getComputedStyle(element) as unknown as Record<string, string>;
  return Object.fromEntries(properties.map((name) => [name, style[name]]));
}
