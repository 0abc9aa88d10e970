/** A `ref` that gives the focus to its element as soon as that is there. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
