import { expect, type Page } from '@playwright/test';
import { test } from './ownShop.ts';
import { logInAdmin } from './shopAdmin.ts';

/** Visits a page and hides it like a switch of tabs; returns the report to the server. */
async function visit(page: Page, url: string) {
  const loaded = page.waitForResponse(/assets\/measureVisit/);
  await page.goto(url);
  await page.getByRole('heading').first().waitFor();
  const measurer = (await loaded).url();
  const told = page.waitForRequest(/\/api\/webvitals$/);
  // Its observer was registered before this one, so it has received the largest paint.
  await page.evaluate(`import(${JSON.stringify(measurer)})`);
  await page.evaluate(async () => {
    await new Promise((resolve) => {
      const type = 'largest-contentful-paint';
      new PerformanceObserver(resolve).observe({ type, buffered: true });
    });
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  const request = await told;
  expect((await request.response())?.status()).toBe(200);
  return request;
}

test.describe('a shop that measures visits', () => {
  test.use({ settings: { WEB_VITALS: 'on' } });

  test('shows the admin loading speeds, and stores nothing else', async ({
    page,
    browser,
    ownShop,
  }) => {
    const visitor = await browser.newContext();
    const request = await visit(await visitor.newPage(), `${ownShop.url}/aboutus?from=ana`);
    const body = request.postDataJSON();
    expect(Object.keys(body).sort()).toEqual(['cls', 'lcp', 'page']);
    expect(body.page).toBe('other');
    expect(await request.headerValue('authorization')).toBeNull();
    await visitor.close();

    await logInAdmin(page, { url: ownShop.url, password: ownShop.admin.password });
    const row = page
      .getByRole('region', { name: 'Speed' })
      .getByRole('row', { name: /^Others 1 visit / });
    await expect(row).toBeVisible();
    await expect(row).toContainText(/Good|Fair|Poor/);
  });

  test('does not measure visitors who opt out of tracking', async ({ browser, ownShop }) => {
    const visitor = await browser.newContext();
    const page = await visitor.newPage();
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    );
    await expect(
      Promise.race([visit(page, ownShop.url), page.waitForTimeout(5000).then(() => 'nothing')]),
    ).resolves.toBe('nothing');
    await visitor.close();
  });
});

test('a shop that does not measure visits loads no code for it', async ({ page, ownShop }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${ownShop.url}/aboutus`);
  await page.waitForFunction(() => !window.hemlineEarlyInput);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /measureVisit|webvitals/.test(url))).toEqual([]);
});
