/** Where the words of an element stand, without its padding. */
export function wordsBox(element: HTMLElement): DOMRect {
  const words = document.createRange();
  words.selectNodeContents(element);
  return words.getBoundingClientRect();
}
