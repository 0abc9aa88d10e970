const stillFor = 100;
const atMost = 2_000;

/** Waits until the page has stopped changing, since content may arrive after the first render. */
export function waitUntilStill(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      changes.disconnect();
      clearTimeout(latest);
      resolve();
    };
    let still = setTimeout(done, stillFor);
    const latest = setTimeout(done, atMost);
    const changes = new MutationObserver(() => {
      clearTimeout(still);
      still = setTimeout(done, stillFor);
    });
    changes.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}
