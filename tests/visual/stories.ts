import type { Browser, Page, Request } from 'playwright';
import { shrink } from './compare.ts';

export const schemes = ['light', 'dark'] as const;

/** What Storybook's preview has for whoever drives it. */
type StoryRender = {
  phase?: string;
  story?: { id: string; storyGlobals?: { viewport?: { value?: string } } };
};

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: { currentRender?: StoryRender };
    __STORYBOOK_ADDONS_CHANNEL__?: { emit: (event: string, message: object) => void };
  }
}

const viewports: Record<string, { width: number; height: number }> = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
};

/** A window that shows stories one after another, and nothing that changes from day to day. */
export class StoryWindow {
  private readonly page: Page;
  /** Requests that are not answered yet. */
  private readonly open = new Set<Request>();

  private constructor(page: Page) {
    this.page = page;
    page.on('request', (request) => this.open.add(request));
    page.on('requestfinished', (request) => this.open.delete(request));
    page.on('requestfailed', (request) => this.open.delete(request));
  }

  static async open(browser: Browser, url: string): Promise<StoryWindow> {
    const context = await browser.newContext({ reducedMotion: 'reduce', baseURL: url });
    await context.route(
      (address) => !address.href.startsWith(url),
      (route) => route.abort(),
    );
    await context.addInitScript(keepToasts);
    const page = await context.newPage();
    await page.clock.setFixedTime(new Date('2026-03-01T12:00:00Z'));
    return new StoryWindow(page);
  }

  /**
   * Pictures of a story as it stands, one a scheme.
   * @throws when the story fails
   */
  async takePictures(id: string): Promise<Record<string, Buffer>> {
    const { page } = this;
    await this.show(id, 'desktop');
    const viewport = await page.evaluate(
      () => window.__STORYBOOK_PREVIEW__?.currentRender?.story?.storyGlobals?.viewport?.value,
    );
    if (viewport && viewport !== 'desktop') await this.show(id, viewport);

    const pictures: Record<string, Buffer> = {};
    for (const scheme of schemes) {
      await page.evaluate((name) => {
        document.documentElement.setAttribute('data-color-scheme', name);
      }, scheme);
      pictures[scheme] = await shrink(await this.stillPicture());
    }
    return pictures;
  }

  /** Afresh: what a story did to the page is gone with it. */
  private async show(id: string, viewport: string) {
    const { page } = this;
    await page.setViewportSize(viewports[viewport] ?? { width: 1440, height: 900 });
    this.open.clear();
    await page.goto(`/iframe.html?id=${id}&viewMode=story`, { waitUntil: 'commit' });
    const ending = await page.waitForFunction(() => {
      const phase = window.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? '';
      return ['completed', 'finished', 'errored', 'aborted'].includes(phase) ? phase : undefined;
    });
    const phase = await ending.jsonValue();
    if (phase === 'errored' || phase === 'aborted') throw new Error(`The story ${phase}`);
    await this.allAnswered();
    await page.evaluate(() => document.fonts.ready);
  }

  /** A story of an outage waits for its answer for ever: two seconds are enough. */
  private async allAnswered() {
    for (let tries = 0; tries < 40 && this.open.size > 0; tries++) {
      await this.page.waitForTimeout(50);
    }
  }

  /** What the window shows once two pictures in a row are the same. */
  private async stillPicture(): Promise<Buffer> {
    const take = () => this.page.screenshot({ animations: 'disabled', caret: 'hide' });
    let before = await take();
    for (let tries = 0; tries < 20; tries++) {
      const now = await take();
      if (now.equals(before)) return now;
      before = now;
    }
    return before;
  }
}

/** Toasts go after some seconds, which a busy machine may or may not need: here they stay. */
function keepToasts() {
  const original = window.setTimeout.bind(window);
  const patient = (handler: TimerHandler, delay = 0, ...parameters: unknown[]) =>
    delay >= 3000 ? 0 : original(handler, delay, ...parameters);
  Object.assign(window, { setTimeout: patient });
}
