import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright';
import { chromiumArgs, findHeadlessChromium } from '../chromium.ts';
import { builtShop, startProgram } from '../startProgram.ts';

/**
 * `npm run build && npm run bench:presses`: time from a press or a letter to the next paint
 * (Interaction to Next Paint, which browsers round to 8 ms), at a quarter of this machine's speed,
 * next to a plain HTML field and button in the same run. A good value is at most 200 ms:
 * https://web.dev/articles/inp.
 */
const executablePath = findHeadlessChromium();
if (!executablePath) {
  console.error('No Chromium was found: install one, or set CHROMIUM_PATH.');
  process.exit(1);
}
const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
const laptop = { viewport: { width: 1280, height: 800 } };

/** In ms, by pressed element. */
const noted = new Map<string, number[]>();

const folder = mkdtempSync(join(tmpdir(), 'hemline-bench-'));
const shop = await startProgram(builtShop, { DATA_DIR: folder, RATE_LIMITS: 'off' });
const browser = await chromium.launch({ executablePath, args: chromiumArgs });
try {
  // First visit, with an empty cache.
  for (let round = 0; round < 3; round += 1) {
    await measurePlainPage();
    await measureShop();
    await measureAdmin();
  }
  console.log('| | presses | median | slowest |\n| --- | --- | --- | --- |');
  for (const [name, durations] of noted) console.log(`| ${name} | ${summary(durations)} |`);
} finally {
  await browser.close();
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measurePlainPage() {
  const page = await openSlowly(phone);
  const body = '<label>Name <input></label> <button>Send</button>';
  await page.route('**/plain.html', (route) => route.fulfill({ body, contentType: 'text/html' }));
  await page.goto(`${shop.url}/plain.html`);
  await type(page, 'plain field, a letter', page.getByLabel('Name'));
  await press(page, 'plain button', page.getByRole('button'));
  await page.context().close();
}

async function measureShop() {
  const page = await openSlowly(phone);
  await page.goto(`${shop.url}/women`);
  await page.waitForLoadState('networkidle');
  await press(page, 'open the filters', page.getByRole('button', { name: /^filter/i }));
  await press(page, 'choose a size', page.getByRole('button', { name: 'M', exact: true }).first());
  await page.goto(`${shop.url}/women`);
  await page.waitForLoadState('networkidle');
  await press(page, 'open a product', page.locator('main a[href*="/product/"]').first());
  await press(page, 'choose its size', page.locator('input[type="radio"]:enabled').first());
  await press(page, 'add to cart', page.getByRole('button', { name: 'ADD TO CART' }).first());
  await page.goto(`${shop.url}/cart`);
  await page.waitForLoadState('networkidle');
  await press(page, 'one more of it', page.getByRole('button', { name: /^add one/i }).first());
  await page.getByRole('button', { name: 'CREATE ORDER' }).click();
  await page.getByRole('button', { name: 'Continue without an account' }).click();
  const form = page.getByRole('region', { name: 'Contact and delivery' });
  await type(page, 'order form, name: a letter', form.getByLabel('Full name'));
  await type(
    page,
    'order form, phone: a digit',
    form.getByRole('textbox', { name: 'Phone' }),
    '91234567',
  );
  await type(page, 'order form, address: a letter', form.getByLabel('Delivery address'));
  await page.context().close();
}

async function measureAdmin() {
  const page = await openSlowly(laptop);
  await page.goto(`${shop.url}/login`);
  await page.getByRole('textbox', { name: 'Email' }).fill('admin@hemline.test');
  const password = await readFile(join(folder, 'admin-password.txt'), 'utf8');
  await page.getByLabel('Password', { exact: true }).fill(password.trim());
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('button', { name: 'Log out' }).waitFor();
  await page.goto(`${shop.url}/admin`);
  await page.getByRole('button', { name: 'Later' }).click();
  await page.goto(`${shop.url}/admin/addproduct`);
  await type(page, 'new product, name: a letter', page.getByRole('textbox', { name: 'Name' }));
  await type(page, 'new product, description: a letter', page.getByLabel('Description').first());
  await page.goto(`${shop.url}/admin/listproduct`);
  const boxes = page.getByRole('checkbox', { name: 'Select row' });
  await press(page, 'list of products, choose one', boxes.first());
  await press(page, 'and another', boxes.nth(1));
  await page.context().close();
}

async function openSlowly(options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  await context.addInitScript(noteInteractions);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}

/** Runs in the page: records the time from each press to its next paint, by its id. */
function noteInteractions() {
  localStorage.setItem('hemline.cookieConsent', 'true');
  const durations = new Map<number, number>();
  Object.assign(globalThis, { __durations: durations });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
      if (!interactionId) continue;
      durations.set(interactionId, Math.max(duration, durations.get(interactionId) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

async function press(page: Page, name: string, element: Locator) {
  await element.waitFor();
  const isPhone = page.viewportSize()?.width === phone.viewport.width;
  await note(page, name, () => (isPhone ? element.tap() : element.click()));
}

async function type(page: Page, name: string, field: Locator, text = 'Ana Maria') {
  await field.click();
  await note(page, name, () => field.pressSequentially(text, { delay: 120 }));
}

async function note(page: Page, name: string, act: () => Promise<void>) {
  await readDurations(page);
  await act();
  noted.set(name, [...(noted.get(name) ?? []), ...(await readDurations(page))]);
}

function summary(durations: number[]): string {
  const sorted = durations.toSorted((a, b) => a - b);
  const figures = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  return [sorted.length, ...figures.map((ms) => (ms ? `${ms} ms` : 'under 16 ms'))].join(' | ');
}

/** Entries since the last call. */
async function readDurations(page: Page): Promise<number[]> {
  // An entry arrives after its paint.
  await page.waitForTimeout(800);
  return page.evaluate(() => {
    const { __durations } = globalThis as unknown as { __durations: Map<number, number> };
    const durations = [...__durations.values()];
    __durations.clear();
    return durations;
  });
}
