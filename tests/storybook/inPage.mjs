/** What runs inside the browser while stories are tested: each is sent to the page as it stands. */

/**
 * Storybook hides a story that takes longer than 100 ms to prepare. On a busy machine that may be in
 * the middle of its rendering; here it always is, so that a story which can't bear it always fails.
 */
export function hideAtTheWorstMoment() {
  const { setTimeout } = window;
  const { add } = DOMTokenList.prototype;
  let hide;
  window.setTimeout = (callback, ...rest) => {
    if (!String(callback).includes('PREPARING_STORY')) return setTimeout(callback, ...rest);
    hide = callback;
    return 0;
  };
  DOMTokenList.prototype.add = function (...names) {
    add.apply(this, names);
    if (!hide || !names.includes('sb-show-main')) return;
    const hideNow = hide;
    hide = undefined;
    hideNow();
  };
}

/**
 * A story may wait long (`asyncUtilTimeout` in `.storybook/preview.tsx`), since a busy machine takes
 * its time. Once nothing on the page has changed for 3 seconds, what it waits for will not come. The
 * seconds are counted in ticks of the page itself, so that they grow with the load, and stand still
 * while code or an answer is on its way.
 */
export function giveUpWhenNothingChanges(patience) {
  const { setTimeout, clearTimeout, setInterval, clearInterval, fetch } = window;
  let loading = 0;
  const endLoading = () => {
    loading -= 1;
  };
  window.fetch = (...request) => {
    loading += 1;
    return fetch(...request).finally(endLoading);
  };
  // Vite adds one for each file of a dynamic import.
  new MutationObserver((changes) => {
    for (const link of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (link.rel !== 'modulepreload') continue;
      loading += 1;
      link.addEventListener('load', endLoading, { once: true });
      link.addEventListener('error', endLoading, { once: true });
    }
  }).observe(document, { subtree: true, childList: true });
  const tick = 100;
  const watches = new Map();
  window.setTimeout = (callback, delay, ...rest) => {
    const id = setTimeout(callback, delay, ...rest);
    if (delay !== patience) return id;
    let quiet = 0;
    const changes = new MutationObserver(() => {
      quiet = 0;
    });
    changes.observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    const timer = setInterval(() => {
      if (loading === 0) quiet += tick;
      if (quiet < 3000) return;
      window.clearTimeout(id);
      callback();
    }, tick);
    watches.set(id, () => {
      clearInterval(timer);
      changes.disconnect();
    });
    return id;
  };
  window.clearTimeout = (id) => {
    watches.get(id)?.();
    watches.delete(id);
    clearTimeout(id);
  };
}

/** Keeps in words what a play has done, for `lastSteps`. */
export function noteSteps() {
  const nameOf = (target) => {
    const element = target.closest?.('button, a, input, select, textarea, [role]') ?? target;
    const label = element.ariaLabel ?? element.labels?.[0]?.textContent ?? element.textContent;
    return label ? ` “${label.trim().slice(0, 40)}”` : '';
  };
  const note = (step) => {
    globalThis.__steps = [...(globalThis.__steps ?? []).slice(-4), step];
  };
  const from = { capture: true };
  document.addEventListener('click', ({ target }) => note(`click${nameOf(target)}`), from);
  document.addEventListener(
    'keydown',
    ({ key, target }) => {
      note(`press ${key} on${nameOf(target) || ' the page'}`);
    },
    from,
  );
}
