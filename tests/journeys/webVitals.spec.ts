import { expect, type Page } from '@playwright/test';
import { test } from './ownShop.ts';
import { logInAdmin } from './shopAdmin.ts';

/** Visits a page and hides it like a switch of tabs. */
async function visit(page: Page, url: string) {
  const loaded = page.waitForResponse(/assets\/measureVisit/);
  await page.goto(url);
  await page.getByRole('heading').first().waitFor();
  const measurer = (await loaded).url();
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
}

test.use({ settings: { WEB_VITALS: 'on' } });

test('a shop that measures visits shows the admin loading speeds, and opting out is respected', async ({
  page,
  browser,
  ownShop,
}) => {
  const visitor = await browser.newContext();
  const quiet = await visitor.newPage();
  await quiet.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  );
  const reports: string[] = [];
  quiet.on('request', (call) => {
    if (call.url().endsWith('/api/webvitals')) reports.push(call.url());
  });
  await visit(quiet, `${ownShop.url}/aboutus`);

  const measured = await visitor.newPage();
  const told = measured.waitForRequest(/\/api\/webvitals$/);
  await visit(measured, `${ownShop.url}/aboutus?from=ana`);
  const request = await told;
  expect((await request.response())?.status()).toBe(200);
  expect(reports).toEqual([]);
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
