/** Box around the text of an element, without its padding. */
export function wordsBox(element: HTMLElement): DOMRect {
  const words = document.createRange();
  words.selectNodeContents(element);
  return words.getBoundingClientRect();
}
