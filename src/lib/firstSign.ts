const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/**
 * Loads something as soon as the visitor moves, presses or scrolls anything: before that the page
 * has the network and the processor to itself.
 * @param load may be called again, by a sign of another kind
 */
export function atFirstSign(load: () => void) {
  for (const sign of signs) {
    document.addEventListener(sign, load, { capture: true, once: true });
  }
}
