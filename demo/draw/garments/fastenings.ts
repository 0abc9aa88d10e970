/** A sewn button with four holes, around 0,0. */
export function button(colour: string, radius = 8.5, thread = '#3a352e'): string {
  const r = radius;
  const hole = r * 0.24;
  return `<circle r="${r}" fill="${colour}"/><circle r="${r}" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="1"/><path d="M${-r * 0.78} ${-r * 0.3}A${r * 0.85} ${r * 0.85} 0 0 1 ${r * 0.3} ${-r * 0.78}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.5"/><circle r="${r * 0.62}" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="1.1"/><path d="M${-hole} ${-hole}L${hole} ${hole}M${hole} ${-hole}L${-hole} ${hole}" stroke="${thread}" stroke-opacity=".75" stroke-width="1.5"/>`;
}

/** A buttonhole, upright or lying. */
export function buttonhole(colour: string, length = 22, lying = false): string {
  return `<g transform="rotate(${lying ? 90 : 0})"><path d="M0 ${-length / 2}V${length / 2}" stroke="${colour}" stroke-width="4.2" stroke-dasharray="1.3 .7"/><path d="M0 ${-length / 2 + 2}V${length / 2 - 2}" stroke="#000" stroke-opacity=".45" stroke-width="1"/></g>`;
}

/** A metal rivet or press stud. */
export function rivet(colour: string, radius = 4.2): string {
  return `<circle r="${radius}" fill="${colour}"/><circle r="${radius}" fill="none" stroke="#000" stroke-opacity=".4" stroke-width=".9"/><circle r="${radius * 0.4}" fill="#000" fill-opacity=".25"/><path d="M${-radius * 0.7} ${-radius * 0.25}A${radius * 0.75} ${radius * 0.75} 0 0 1 ${radius * 0.25} ${-radius * 0.7}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="1.1"/>`;
}

/** A closed zip running down from 0,0, its slider at the top. */
export function zip(length: number, tape: string, metal: string): string {
  return `<path d="M0 0V${length}" stroke="${tape}" stroke-width="15"/><path d="M-6.6 0V${length}M6.6 0V${length}" stroke="#000" stroke-opacity=".22" stroke-width="1"/><path d="M0 0V${length}" stroke="#000" stroke-opacity=".4" stroke-width="7"/><path d="M-1.6 0V${length}" stroke="${metal}" stroke-width="3.4" stroke-dasharray="2.2 1.9"/><path d="M1.6 2V${length}" stroke="${metal}" stroke-width="3.4" stroke-dasharray="2.2 1.9"/>${slider(metal)}`;
}

/** The slider of a zip with its puller, hanging from 0,0. */
export function slider(metal: string): string {
  return `<path d="M-6 -3H6L5 13H-5Z" fill="${metal}" stroke="#000" stroke-opacity=".4" stroke-width=".9"/><path d="M-3 -1V11" stroke="#fff" stroke-opacity=".5" stroke-width="1.3"/><rect x="-3.6" y="11" width="7.2" height="28" rx="3.4" fill="${metal}" stroke="#000" stroke-opacity=".4" stroke-width=".9"/><rect x="-1.3" y="26" width="2.6" height="9" rx="1.3" fill="#000" fill-opacity=".35"/>`;
}

export function eyelet(metal: string): string {
  return `<circle r="6.5" fill="${metal}"/><circle r="3" fill="#1c1a17"/><circle r="6.5" fill="none" stroke="#000" stroke-opacity=".35"/><path d="M-4.4 -1.5A4.8 4.8 0 0 1 1.5 -4.4" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="1.2"/>`;
}

/** A round cord along SVG path data, starting at 0,0. */
export function cord(path: string, colour: string, width = 9): string {
  return `<path d="${path}" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="${width + 1.4}" stroke-linecap="round"/><path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/><path d="${path}" fill="none" stroke="#000" stroke-opacity=".13" stroke-width="${width}" stroke-dasharray="1.6 3"/><path d="${path}" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="${width * 0.3}" stroke-dasharray="2.4 2.2" transform="translate(-1.4 -1)"/>`;
}
