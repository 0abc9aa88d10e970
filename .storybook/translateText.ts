const untranslated = 'script, style, textarea, option, title, font, [translate="no"]';

/**
 * Does to the page what a browser's translator does: each text node gives way to a copy in two `font`
 * elements, at once and whenever text is added. React keeps the nodes that were replaced. It throws
 * where it removes or moves one of them, and what it writes into one is never seen
 * (https://github.com/facebook/react/issues/11538).
 * @param onStale is called with the text shown and the text that React wrote where nobody sees it
 * @returns a function that ends it
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
