import { expect, type Page } from '@playwright/test';
import { password, startSession } from './session.ts';
import { test } from './shop.ts';
import { logInAdmin } from './shopAdmin.ts';

/** Sources that only an admin needs, as the source maps name them. */
const adminSource =
  /\/src\/(pages|features|data)\/admin\/(?!RequireAdmin)|\/src\/lib\/admin|@mui\/x-|@dnd-kit\/|\/papaparse\//;

/** Collects every script that a page loads or preloads. */
function noteScripts(page: Page): Set<string> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) scripts.add(pathname);
  });
  return scripts;
}

/** The admin area's sources in these scripts; the bundler's own runtime has no map. */
async function adminSourcesOf(page: Page, scripts: Set<string>): Promise<string[]> {
  const maps = await Promise.all(
    [...scripts]
      .filter((script) => !script.includes('/rolldown-runtime-'))
      .map(async (script) => (await page.request.get(`${script}.map`)).json()),
  );
  return maps.flatMap(({ sources }: { sources: string[] }) =>
    sources.filter((source) => adminSource.test(source)),
  );
}

const denied = { name: 'Oops! You Shall Not Pass!' };

async function expectDenied(page: Page) {
  for (const address of ['', '/allorders']) {
    await page.goto(`/admin${address}`);
    await expect(page.getByRole('heading', denied)).toBeVisible();
    await expect(page).toHaveURL('/unauthorized');
  }
}

test('guests and customers cannot open admin pages, and load no code of theirs', async ({
  page,
  shop,
}) => {
  const scripts = noteScripts(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Most Popular' })).toBeVisible();
  await shop.chooseProduct('women', 'M');
  for (const address of ['/search?q=shirt', '/cart', '/aboutus', '/contacts']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expectDenied(page);

  const email = 'not-an-admin@example.test';
  await startSession(page, '/api/signup', { username: 'Clara', email, password, cartItems: [] });
  for (const address of ['/account/myaccount', '/account/myorders', '/account/myfavorites']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Admin', exact: true })).toBeHidden();
  await expectDenied(page);
  expect(scripts.size).toBeGreaterThan(5);
  expect(await adminSourcesOf(page, scripts)).toEqual([]);
  // Nor that of a shop that measures visits.
  expect([...scripts].filter((script) => script.includes('measureVisit'))).toEqual([]);
});

// Verifies that the journey above looks for the right names.
test('an admin loads it', async ({ page }) => {
  const scripts = noteScripts(page);
  await logInAdmin(page);
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible();
  const sources = (await adminSourcesOf(page, scripts)).join(' ');
  expect(sources).toContain('/src/pages/admin/AdminLayout.tsx');
  expect(sources).toContain('/src/features/admin/frame/AdminNav.tsx');
});
