import type {} from '../ui/earlyInput.ts';
import type {} from './rendered.ts';

/**
 * Starts the app of a server-rendered page after the first paint, or on the first interaction, and
 * records early input for the app. Its source is inlined into the page, so it must not reference
 * anything outside.
 */
export function startLater(): void {
  const controls = new Set<HTMLElement>();
  const fields: NonNullable<Window['hemlineEarlyInput']>['fields'] = new Map();
  const {
    scripts = '',
    modules = '',
    styles = '',
    fonts = '',
    icons = '',
    manifests = '',
    id,
  } = document.currentScript?.dataset ?? {};
  const storedAs = 'hemline.styles';
  const isStored = attempt(() => localStorage.getItem(storedAs)) === styles;
  let isStarted = false;
  let letPicturesCome = () => {};
  const firstPicture = 'img[fetchpriority="high"]';
  const { dataset, style: rootStyle } = document.documentElement;
  const wishes = ['pointerdown', 'keydown', 'focusin'];

  function start() {
    if (isStarted) return;
    isStarted = true;
    letPicturesCome();
    window.hemlineRendered = fetch(`/rendered/${id}${location.pathname}${location.search}`)
      .then((answer) => (answer.ok ? answer.json() : undefined))
      .catch(() => undefined);
    // Add the styles when all fonts have loaded, so that text is laid out only once.
    if (!isStored)
      Promise.all([...fetched(fonts, 'font'), ...fetched(styles, 'style')]).then(addStyles);
    attempt(() => localStorage.setItem(storedAs, styles));
    // Run each module in its own task, before its importers, so that the browser can work in
    // between.
    for (const src of [...listed(modules), ...listed(scripts)]) {
      add('script', { type: 'module', async: false, src });
    }
    for (const href of listed(icons)) add('link', { rel: 'icon', href });
    for (const href of listed(manifests)) add('link', { rel: 'manifest', href });
    for (const wish of wishes) document.removeEventListener(wish, start, true);
  }

  function addStyles() {
    for (const href of listed(styles)) {
      // Cached files are ready before the first paint.
      add('link', { rel: 'stylesheet', href, ...(isStored && { blocking: 'render' }) });
    }
  }

  function fetched(names: string, as: string) {
    return listed(names).map((href) => {
      const link = add('link', { rel: 'preload', as, href });
      return new Promise((resolve) => {
        link.onload = link.onerror = resolve;
      });
    });
  }

  function add(tag: string, attributes: object) {
    const element = Object.assign(document.createElement(tag), { crossOrigin: '', ...attributes });
    document.head.append(element);
    return element;
  }

  /** Waits for the page's first picture, which should not compete with the app. */
  function startAfterPicture() {
    const picture = document.querySelector(firstPicture);
    const type = 'largest-contentful-paint';
    const isTold = PerformanceObserver.supportedEntryTypes.includes(type);
    if (!picture || !isTold) return requestAnimationFrame(() => setTimeout(start));
    // The observer never reports the picture if a text block is larger.
    setTimeout(start, 1500);
    new PerformanceObserver((paints) => {
      for (const paint of paints.getEntries()) {
        if ((paint as PerformanceEntry & { element?: Element }).element === picture) start();
      }
    }).observe({ type, buffered: true });
  }

  /**
   * Delays other pictures until the first paint, and those off-screen until the first picture has
   * loaded, too.
   */
  function holdPictures() {
    dataset.unpainted = '';
    letPicturesCome = () => delete dataset.unpainted;
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      letPicturesCome();
      // A page scrolled before a reload is at its position when painted.
      if (isStarted || scrollY > 0 || !document.querySelector(firstPicture)) return;
      const unseen = [...document.querySelectorAll<HTMLElement>('img[loading="lazy"]')].filter(
        (img) => {
          // Measure the card, to not force the layout of skipped content.
          const { top, left } = (img.closest('li') ?? img).getBoundingClientRect();
          return top > innerHeight || left > innerWidth;
        },
      );
      const show = (display: string) => {
        for (const { style } of unseen) style.display = display;
      };
      show('none');
      letPicturesCome = () => show('');
    }).observe({ type: 'paint', buffered: true });
    // Scrolling the page or a row needs the delayed pictures.
    addEventListener('scroll', () => letPicturesCome(), { once: true, capture: true });
  }

  function keep(event: Event) {
    const target = event.target as Element;
    const control = target.closest<HTMLElement>('button, label, input, form');
    // Links and text fields work without the app.
    if (!control || target.closest('a, #load-failure, [type="search"], [type="text"]')) return;
    if (event.type === 'click' && control instanceof HTMLFormElement) return;
    event.preventDefault();
    event.stopPropagation();
    start();
    // Ignore repeated presses.
    controls.add(control);
  }

  function type({ target }: Event) {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
    if (isField) fields.set(target, target.value);
  }

  placeCookieBanner();
  holdPictures();
  if (isStored) addStyles();
  window.hemlineEarlyInput = {
    controls,
    fields,
    stop() {
      document.removeEventListener('input', type, true);
      for (const event of ['click', 'submit']) document.removeEventListener(event, keep, true);
    },
  };
  document.addEventListener('input', type, true);
  for (const event of ['click', 'submit']) document.addEventListener(event, keep, true);
  for (const wish of wishes) document.addEventListener(wish, start, true);
  addEventListener('load', startAfterPicture);

  /** Hides the rendered banner if it was accepted, else reserves its measured height. */
  function placeCookieBanner() {
    const consent = attempt(() => localStorage.getItem('hemline.cookieConsent'));
    if (consent === 'true') dataset.cookiesAccepted = '';
    new MutationObserver((_, observer) => {
      const banner = document.getElementById('cookies');
      if (!banner) return;
      observer.disconnect();
      if (getComputedStyle(banner).position !== 'fixed') return;
      rootStyle.setProperty('--footer-banner', `${banner.offsetHeight}px`);
    }).observe(document, { childList: true, subtree: true });
  }

  function listed(names: string): string[] {
    return names.split(' ').filter(Boolean);
  }

  /** Swallows errors: disabled storage throws on any access. */
  function attempt<T>(act: () => T): T | undefined {
    try {
      return act();
    } catch {
      return undefined;
    }
  }
}
