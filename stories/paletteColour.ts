/** A colour of the theme as it is computed here and now, to compare with that of an element. */
export function paletteColour(name: string): string {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = `var(--mui-palette-${name.replace('.', '-')})`;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
