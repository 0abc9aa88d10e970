/** A payment or delivery state as a word on the screen: `processing` is `Processing`. */
export function stateLabel(state: string): string {
  return state.charAt(0).toUpperCase() + state.slice(1);
}
