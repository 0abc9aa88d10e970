const interactions = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/**
 * Loads something as soon as the visitor moves, presses or scrolls anything: before that the page has
 * the network and the processor to itself.
 * @param load may be called again, by an interaction of another kind
 */
export function onFirstInteraction(load: () => void) {
  for (const interaction of interactions) {
    document.addEventListener(interaction, load, { capture: true, once: true });
  }
}
