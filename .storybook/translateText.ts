const untranslated = 'script, style, textarea, option, title, font, [translate="no"]';

/**
 * Simulates a browser's page translator: replaces each text node by a copy in two `font` elements,
 * now and whenever text is added. React keeps references to the replaced nodes: it throws when it
 * removes or moves one, and its updates to them are invisible
 * (https://github.com/facebook/react/issues/11538).
 * @param onStale called with the shown text and the text of the invisible update
 * @returns a function that stops it
 */
export function translateText(
  root: Node,
  onStale: (shown: string, written: string) => void = () => {},
): () => void {
  const copies = new WeakMap<Node, { copy: HTMLElement; parent: HTMLElement }>();
  const writes = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const replaced = copies.get(target);
      if (!replaced?.parent.contains(replaced.copy)) continue;
      const [shown, written] = [replaced.copy.textContent ?? '', target.textContent ?? ''];
      if (shown !== written && replaced.copy.isConnected) onStale(shown, written);
    }
  });
  const additions = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) wrapTextIn(node);
    additions.takeRecords();
  });
  wrapTextIn(root);
  additions.observe(root, { childList: true, subtree: true });

  function wrapTextIn(node: Node) {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = node instanceof Text ? [node] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!parent || !text.data.trim() || parent.closest(untranslated)) continue;
      if (!(parent instanceof HTMLElement)) continue;
      const copy = document.createElement('font');
      const inner = copy.appendChild(document.createElement('font'));
      inner.textContent = text.data;
      text.replaceWith(copy);
      copies.set(text, { copy, parent });
      writes.observe(text, { characterData: true });
    }
  }

  return () => {
    additions.disconnect();
    writes.disconnect();
  };
}
