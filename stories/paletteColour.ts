/** A theme colour as computed style, to compare with an element's. */
export function paletteColour(name: string): string {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = `var(--mui-palette-${name.replace('.', '-')})`;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
