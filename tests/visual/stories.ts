import type { Browser, CDPSession, Page, Request } from 'playwright';

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** Storybook's preview API. */
type Preview = {
  storyStoreValue?: object;
  currentRender?: { id: string };
  loadStory: (story: { storyId: string }) => Promise<{
    storyGlobals?: { viewport?: { value?: string } };
  }>;
};
type Channel = {
  emit: (event: string, message: object) => void;
  on: (event: string, listener: (message: Told) => void) => void;
};
type Told = { storyId?: string; message?: string; title?: string };

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: Preview;
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
    /** Result of the last requested story: an empty string once it is drawn. */
    storyError?: string;
  }
}

const viewports: Record<string, { width: number; height: number }> = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
};
const desktop = { width: 1440, height: 900 };

/** Largest part of a page that is compared. */
const highest = 6000;

/** A window that shows stories one after another, at a fixed time. */
export class StoryWindow {
  private readonly page: Page;
  private readonly client: CDPSession;
  /** Requests without a reply yet. */
  private readonly open = new Set<Request>();
  private isFresh = false;

  private constructor(page: Page, client: CDPSession) {
    this.page = page;
    this.client = client;
    page.on('request', (request) => this.open.add(request));
    page.on('requestfinished', (request) => this.open.delete(request));
    page.on('requestfailed', (request) => this.open.delete(request));
  }

  static async open(browser: Browser, url: string): Promise<StoryWindow> {
    const context = await browser.newContext({ reducedMotion: 'reduce', baseURL: url });
    // esbuild names functions with a helper, even in code that is sent to the page.
    await context.addInitScript('globalThis.__name = (value) => value');
    const page = await context.newPage();
    await page.clock.setFixedTime(new Date('2026-03-01T12:00:00Z'));
    return new StoryWindow(page, await context.newCDPSession(page));
  }

  /**
   * Draws a story in each scheme as PNG.
   * @param isAfresh in a page without earlier stories
   * @param isPatient waits longer for content that arrives in parts, for a busy machine
   * @throws if the story fails, in a fresh page too
   */
  async takePictures(
    id: string,
    { isAfresh = false, isPatient = false } = {},
  ): Promise<Record<Scheme, Buffer>> {
    if (isAfresh || !this.isFresh) await this.start();
    try {
      await this.show(id);
    } catch {
      // Earlier stories may have left something behind.
      await this.start();
      await this.show(id);
    }
    if (isPatient) await this.page.waitForTimeout(500);
    return { light: await this.takePicture('light'), dark: await this.takePicture('dark') };
  }

  /**
   * Everything that determines a story's look, except for static files: equal texts mean equal
   * pictures.
   */
  async describe(id: string): Promise<string> {
    if (!this.isFresh) await this.start();
    await this.show(id);
    await this.page.evaluate(settle, 'light');
    return this.page.evaluate(describe);
  }

  /** Opens Storybook without a story. Axe runs in another test. */
  private async start() {
    const { page } = this;
    this.open.clear();
    await page.goto('/iframe.html?globals=a11y.manual:!true', { waitUntil: 'commit' });
    await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.storyStoreValue);
    await page.waitForSelector('.sb-show-nopreview', { state: 'attached' });
    // Content that is painted only on scrolling would make pictures random.
    const style = 'caret-color: transparent !important; content-visibility: visible !important';
    await page.addStyleTag({ content: `* { ${style} }` });
    await page.evaluate(listen);
    this.isFresh = true;
  }

  private async show(id: string) {
    const { page } = this;
    const viewport = await page.evaluate(
      async (storyId) =>
        (await window.__STORYBOOK_PREVIEW__?.loadStory({ storyId }))?.storyGlobals?.viewport?.value,
      id,
    );
    const size = viewports[viewport ?? ''] ?? desktop;
    if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
    // Ignore replies that an earlier story still waits for.
    this.open.clear();
    await page.evaluate(render, id);
    const ending = await page.waitForFunction(() =>
      window.storyError === undefined ? undefined : { error: window.storyError },
    );
    const { error = '' } = (await ending.jsonValue()) ?? {};
    if (error) throw new Error(error);
    await this.allAnswered();
  }

  /** A story of an outage waits forever: half a second is enough. */
  private async allAnswered() {
    for (let tries = 0; tries < 10 && this.open.size > 0; tries++) {
      await this.page.waitForTimeout(50);
    }
  }

  /** The whole page, including content below the fold. */
  private async takePicture(scheme: Scheme): Promise<Buffer> {
    const height = await this.page.evaluate(settle, scheme);
    const { width, height: viewHeight } = this.page.viewportSize() ?? desktop;
    const { data } = await this.client.send('Page.captureScreenshot', {
      captureBeyondViewport: height > viewHeight,
      clip: { x: 0, y: 0, width, height: Math.min(height, highest), scale: 1 },
      optimizeForSpeed: true,
    });
    return Buffer.from(data, 'base64');
  }
}

function listen() {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  const wanted = () => window.__STORYBOOK_PREVIEW__?.currentRender?.id;
  const fail = ({ message, title }: Told) => {
    window.storyError = message ?? title ?? 'The story failed';
  };
  channel?.on('storyFinished', ({ storyId }) => {
    if (storyId === wanted()) window.storyError ??= '';
  });
  channel?.on('storyThrewException', fail);
  channel?.on('storyErrored', fail);
}

/** Renders a story again if it is shown already. */
function render(storyId: string) {
  const isThere = window.__STORYBOOK_PREVIEW__?.currentRender?.id === storyId;
  window.storyError = undefined;
  window.__STORYBOOK_ADDONS_CHANNEL__?.emit(isThere ? 'forceRemount' : 'setCurrentStory', {
    storyId,
    viewMode: 'story',
  });
}

function describe(): string {
  const elements = [...document.body.querySelectorAll('*')];
  const pathTo = (element: Element | null): number => (element ? elements.indexOf(element) : -1);
  const fields = [...document.querySelectorAll('input, textarea, select')] as HTMLInputElement[];
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    // Emotion names each class, and each animation, by a hash of its rules.
    .filter((rule) => !/\.css-|@keyframes/.test(rule.cssText));
  const text = JSON.stringify({
    root: [...document.documentElement.attributes].map(({ name, value }) => [name, value]),
    content: [...document.body.children]
      .filter(({ tagName }) => tagName !== 'SCRIPT')
      .map(({ outerHTML }) => outerHTML),
    rules: rules.map(({ cssText }) => cssText),
    typed: fields.map(({ value, checked }) => [value, checked]),
    focused: pathTo(document.activeElement),
    onTop: [...document.querySelectorAll(':modal, :popover-open')].map(pathTo),
    scrolled: [document.documentElement, ...elements].flatMap((element, index) =>
      element.scrollTop || element.scrollLeft
        ? [[index, element.scrollTop, element.scrollLeft]]
        : [],
    ),
    size: [innerWidth, innerHeight],
  });
  // The two sides differ in their port.
  return text.replaceAll(location.origin, '');
}

/** Waits until everything is drawn and animations have ended; returns the page's height. */
async function settle(scheme: string): Promise<number> {
  document.documentElement.setAttribute('data-color-scheme', scheme);
  const drawn = [...document.images].map((image) => {
    image.loading = 'eager';
    return image.decode().catch(() => undefined);
  });
  const timeout = new Promise((resolve) => setTimeout(resolve, 1000));
  await Promise.race([Promise.all([document.fonts.ready, ...drawn]), timeout]);
  for (const animation of document.getAnimations()) {
    try {
      animation.finish();
    } catch {
      // An endless animation.
      animation.cancel();
    }
  }
  await new Promise((resolve) => requestIdleCallback(resolve));
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
  return Math.max(document.documentElement.scrollHeight, innerHeight);
}
