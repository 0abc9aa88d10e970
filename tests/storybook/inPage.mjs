/** Functions that run in the browser during story tests; their source is sent to the page. */

/**
 * Storybook hides a story that takes longer than 100 ms to prepare, on a busy machine even in the
 * middle of its rendering. Here it always happens then, so that a story that can't handle it always
 * fails.
 */
export function hideDuringRender() {
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
 * Storybook serializes its messages to the frame around it, and keeps them all until there is one.
 */
export function dropFrameMessages() {
  globalThis.__STORYBOOK_ADDONS_CHANNEL__.transports = [];
}

/**
 * A story may wait long (`asyncUtilTimeout` in `.storybook/preview.tsx`), since a busy machine is
 * slow. If nothing on the page changes for 3 seconds, it will never finish. The seconds are ticks
 * of the page itself, which slow down with the load, and stop while code or a reply is loading.
 */
export function failWhenIdle(timeoutMs) {
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

/** Records a play's steps in words, for `lastSteps`. */
export function recordSteps() {
  const controls = 'button, a, input, select, textarea';
  const nameOf = (target) => {
    const element = target.closest?.(`${controls}, [role]`) ?? target;
    // The text of a container, such as a dialog or the body, is not a name.
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
 * Records text that would break on a page that a browser translates, for `findFlaws`. The
 * translator replaces every text node. React keeps those that have siblings: its changes to them
 * are invisible, and it throws when it removes or moves one
 * (https://github.com/facebook/react/issues/11538).
 */
export function recordTranslation() {
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

/** Records moving elements for `findFlaws`, since the page prefers reduced motion. */
export function recordMotion() {
  globalThis.__motion = [];
  const note = (motion) => globalThis.__motion.push(motion);
  document.addEventListener('transitionrun', ({ target, propertyName }) => {
    note(`A transition of ${propertyName} runs on ${target.outerHTML?.slice(0, 160)}`);
  });
  // Scrolling by a script is not caused by styles.
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

/** Checks that apply to every story; returns violations in words. */
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

  // Icons in a grid's header are small, because its cells are 48 px high.
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

  // Styles are mirrored for right-to-left, except an element's own.
  const oneSided = /(^|[; ])(text-align: (left|right)|(margin|padding|border)-(left|right))/;
  const unmirrored = visible('#storybook-root [style]').find(({ style }) =>
    oneSided.test(style.cssText),
  );
  if (unmirrored) flaws.push(`It would not be mirrored: ${named(unmirrored)}`);
  return flaws;
}

/**
 * Colours that a browser may force, of each element and its pseudo-elements, for
 * `expectRealColors`.
 */
export function shownColours() {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const known = new Map();
  // Normalizes the notation, by drawing a pixel.
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
    // Elements without text or an icon show no colour.
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
