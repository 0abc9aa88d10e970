import type {} from '../lib/earlyInput.ts';
import type {} from './rendered.ts';

/**
 * Starts the app of a rendered page once the page is painted, or sooner when the visitor interacts with
 * it; early input is kept for the app. Its text stands in the page as a script of its own: it may use
 * nothing from outside.
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
    // All text is laid out anew for each font, and for the rules that name them: once is enough.
    if (!isStored)
      Promise.all([...fetched(fonts, 'font'), ...fetched(styles, 'style')]).then(addStyles);
    attempt(() => localStorage.setItem(storedAs, styles));
    // Each module runs by itself, before those that import it, and the browser is free in between.
    for (const src of [...listed(modules), ...listed(scripts)]) {
      add('script', { type: 'module', async: false, src });
    }
    for (const href of listed(icons)) add('link', { rel: 'icon', href });
    for (const href of listed(manifests)) add('link', { rel: 'manifest', href });
    for (const wish of wishes) document.removeEventListener(wish, start, true);
  }

  function addStyles() {
    for (const href of listed(styles)) {
      // What the browser has kept is there before the page is painted.
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

  /** The page's first picture is there before the app takes the line and the processor. */
  function startAfterPicture() {
    const picture = document.querySelector(firstPicture);
    const type = 'largest-contentful-paint';
    const isTold = PerformanceObserver.supportedEntryTypes.includes(type);
    if (!picture || !isTold) return requestAnimationFrame(() => setTimeout(start));
    // Where text is larger than the picture, the observer never hears of the picture.
    setTimeout(start, 1500);
    new PerformanceObserver((paints) => {
      for (const paint of paints.getEntries()) {
        if ((paint as PerformanceEntry & { element?: Element }).element === picture) start();
      }
    }).observe({ type, buffered: true });
  }

  /**
   * Until the page is painted its other pictures leave the line to the first one, and those out of
   * sight until that is there, too.
   */
  function holdPictures() {
    dataset.unpainted = '';
    letPicturesCome = () => delete dataset.unpainted;
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      letPicturesCome();
      // A page that was scrolled before a reload is at its place when it is painted.
      if (isStarted || scrollY > 0 || !document.querySelector(firstPicture)) return;
      const unseen = [...document.querySelectorAll<HTMLElement>('img[loading="lazy"]')].filter(
        (img) => {
          // A card out of sight is not laid out for this.
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
    // The visitor is on the way there, on the page or along a row.
    addEventListener('scroll', () => letPicturesCome(), { once: true, capture: true });
  }

  function keep(event: Event) {
    const target = event.target as Element;
    const control = target.closest<HTMLElement>('button, label, input, summary, form');
    // A link leads where it says without the app, and a field is typed into.
    if (!control || target.closest('a, #load-failure, [type="search"], [type="text"]')) return;
    if (event.type === 'click' && control instanceof HTMLFormElement) return;
    event.preventDefault();
    event.stopPropagation();
    start();
    // An impatient second press is no second wish.
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

  /** The page is rendered with the banner, and makes room for it once it is measured. */
  function placeCookieBanner() {
    const consent = attempt(() => localStorage.getItem('hemline.cookieConsent'));
    if (consent === 'true') dataset.cookiesAccepted = '';
    new MutationObserver((_, observer) => {
      const banner = document.querySelector<HTMLElement>('section[aria-label="Cookies"]');
      if (!banner) return;
      observer.disconnect();
      if (getComputedStyle(banner).position !== 'fixed') return;
      rootStyle.setProperty('--footer-banner', `${banner.offsetHeight}px`);
    }).observe(document, { childList: true, subtree: true });
  }

  function listed(names: string): string[] {
    return names.split(' ').filter(Boolean);
  }

  /** Storage that is disabled throws at every touch. */
  function attempt<T>(act: () => T): T | undefined {
    try {
      return act();
    } catch {
      return undefined;
    }
  }
}
