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

/** Storybook writes as text what it tells the frame around it, and keeps all of it until there is one. */
export function tellNobodyOutside() {
  globalThis.__STORYBOOK_ADDONS_CHANNEL__.transports = [];
}

/**
 * A story may wait long (`asyncUtilTimeout` in `.storybook/preview.tsx`), since a busy machine takes
 * its time. Once nothing on the page has changed for 3 seconds, what it waits for will not come. The
 * seconds are counted in ticks of the page itself, so that they grow with the load, and stand still
 * while code or an answer is on its way.
 */
export function giveUpWhenNothingChanges(timeoutMs) {
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
    if (delay !== timeoutMs) return id;
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
  const controls = 'button, a, input, select, textarea';
  const nameOf = (target) => {
    const element = target.closest?.(`${controls}, [role]`) ?? target;
    // The text of what holds others, as a dialog or the body, names nothing.
    const isOne = element !== document.body && !element.querySelector(controls);
    const text = isOne ? element.textContent : '';
    const label = element.ariaLabel ?? element.labels?.[0]?.textContent ?? text;
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
      note(`press ${key === ' ' ? 'Space' : key} on${nameOf(target) || ' the page'}`);
    },
    from,
  );
}

/**
 * Notes text that would break on a page that a browser translates, for `findFlaws`. The translator
 * replaces every text node. React keeps those that have siblings: its changes to them are invisible,
 * and it throws when it removes or moves one (https://github.com/facebook/react/issues/11538).
 */
export function noteTranslation() {
  globalThis.__lostTexts = [];
  const untranslated = 'script, style, textarea, option, title, font, [translate="no"]';
  // Translators run after the script that adds the text.
  const translated = new WeakSet();
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      for (let text = texts.currentNode; text; text = texts.nextNode()) {
        const isKept =
          text instanceof Text && Object.keys(text).some((key) => /^__react/.test(key));
        if (isKept && text.data.trim()) translated.add(text);
      }
    }
  }).observe(document, { subtree: true, childList: true });
  const isLost = (node) =>
    translated.has(node) && node.isConnected && !node.parentElement?.closest(untranslated);
  const note = (text, what) =>
    globalThis.__lostTexts.push(
      `A translated page can’t ${what} “${text.data}” in ${text.parentElement?.outerHTML.slice(0, 160)}`,
    );

  for (const name of ['removeChild', 'insertBefore', 'appendChild']) {
    const original = Node.prototype[name];
    Node.prototype[name] = function (...nodes) {
      for (const text of nodes.filter(isLost)) note(text, 'move or remove');
      return original.apply(this, nodes);
    };
  }
  const { get, set } = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Node.prototype, 'nodeValue', {
    configurable: true,
    enumerable: true,
    get,
    set(value) {
      if (isLost(this) && this.data !== value) note(this, `show “${value}” instead of`);
      set.call(this, value);
    },
  });
}

/** Notes in words what moves, for `findFlaws`: the page is one for whoever wants no motion. */
export function noteMotion() {
  globalThis.__motion = [];
  const note = (motion) => globalThis.__motion.push(motion);
  document.addEventListener('transitionrun', ({ target, propertyName }) => {
    note(`A transition of ${propertyName} runs on ${target.outerHTML?.slice(0, 160)}`);
  });
  // What a script has begun to scroll is none of the styles.
  for (const [owner, names] of [
    [Element.prototype, ['scroll', 'scrollTo', 'scrollBy', 'scrollIntoView']],
    [window, ['scroll', 'scrollTo', 'scrollBy']],
  ]) {
    for (const name of names) {
      const scroll = owner[name];
      owner[name] = function (...options) {
        if (options[0]?.behavior === 'smooth') note(`${name} glides`);
        return scroll.apply(this, options);
      };
    }
  }
}

/**
 * What holds for every story, so that none has to assert it: in words, where it does not.
 */
export function findFlaws() {
  const visible = (selector) =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  const named = (element) => element?.outerHTML.slice(0, 160);
  const colourOf = (property) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = `var(${property})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };
  const flaws = [];

  // The signs in a grid's head are small, as its cells are 48 px high.
  const buttons = visible('.MuiButton-root, .MuiIconButton-root').filter(
    (button) => !button.closest('.MuiDataGrid-iconButtonContainer'),
  );
  for (const button of buttons) {
    const { offsetWidth, offsetHeight } = button;
    if (Math.min(offsetWidth, offsetHeight) < 44) {
      flaws.push(`${offsetWidth} x ${offsetHeight} px are too small to press: ${named(button)}`);
    }
  }

  const ids = [...document.querySelectorAll('#storybook-root [id]')].map(({ id }) => id);
  const doubled = ids.find((id, at) => ids.indexOf(id) !== at);
  if (doubled) flaws.push(`There are several of the id “${doubled}”`);

  flaws.push(...globalThis.__lostTexts.splice(0));

  const [motion] = globalThis.__motion.splice(0);
  if (motion) flaws.push(`${motion}, where no motion is wanted`);

  const isForced = getComputedStyle(document.documentElement).getPropertyValue('--system-canvas');
  for (const kind of isForced ? [] : ['error', 'warning', 'success']) {
    const sign = `.MuiAlert-color${kind[0].toUpperCase()}${kind.slice(1)} .MuiAlert-icon`;
    for (const icon of visible(sign)) {
      if (getComputedStyle(icon).color === colourOf(`--mui-palette-${kind}-main`)) continue;
      flaws.push(`The alert’s sign has not the colour “${kind}”: ${named(icon)}`);
    }
  }

  // WCAG 2.2, 1.4.10.
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) {
    const widest = visible('body *').findLast(
      (element) => element.getBoundingClientRect().right > clientWidth,
    );
    flaws.push(`${scrollWidth} px do not fit a window of ${clientWidth} px: ${named(widest)}`);
  }

  // Styles are mirrored from right to left, but for those that an element has of its own.
  const oneSided = /(^|[; ])(text-align: (left|right)|(margin|padding|border)-(left|right))/;
  const unmirrored = visible('#storybook-root [style]').find(({ style }) =>
    oneSided.test(style.cssText),
  );
  if (unmirrored) flaws.push(`It would not be mirrored: ${named(unmirrored)}`);
  return flaws;
}

/** Of each element, and of what stands before and after it, the colours that a browser may force: for `expectRealColors`. */
export function coloursShown() {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const known = new Map();
  // However it is written: as a pixel.
  const pixelOf = (colour) => {
    if (known.has(colour)) return known.get(colour);
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const pixel = canvas.getImageData(0, 0, 1, 1).data.join(' ');
    known.set(colour, pixel);
    return pixel;
  };
  const lookOf = (element, pseudo) => {
    const style = getComputedStyle(element, pseudo);
    if (pseudo && /^(none|normal)$/.test(style.content)) return undefined;
    const drawn = ['top', 'right', 'bottom', 'left'].filter(
      (side) => style[`border-${side}-width`] !== '0px',
    );
    const edges = drawn.map((side) => style[`border-${side}-color`]);
    const outline = style.outlineStyle === 'none' ? [] : [style.outlineColor];
    // The colour of what has neither words nor a sign is not seen.
    const hasWords = !pseudo && (element.textContent.trim() || element instanceof SVGElement);
    const words = hasWords ? [style.color] : [];
    return [...words, style.backgroundColor, ...edges, ...outline]
      .map(pixelOf)
      .concat(style.boxShadow, style.textShadow, /gradient|$/.exec(style.backgroundImage)[0])
      .join(', ');
  };
  return [...document.querySelectorAll('#storybook-root :not(style)')].flatMap((element) =>
    ['', '::before', '::after'].flatMap((pseudo) => {
      const look = lookOf(element, pseudo);
      return look
        ? `${element.tagName}${pseudo} “${element.textContent.slice(0, 30)}”: ${look}`
        : [];
    }),
  );
}
