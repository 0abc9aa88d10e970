import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { readPdf } from '../server/support/pdfText.ts';
import { contact, orderAsGuest } from './ordering.ts';
import { test } from './shop.ts';
import { logInAdmin, selectRow } from './shopAdmin.ts';

/** Clicks the button; returns the file's name and the text of its pages. */
async function download(page: Page, button: Locator): Promise<[name: string, pages: string[]]> {
  const coming = page.waitForEvent('download');
  await button.click();
  const file = await coming;
  return [file.suggestedFilename(), await readPdf(await readFile(await file.path()))];
}

test('an invoice from the mailed link, and both documents for the admin', async ({
  page,
  browser,
}) => {
  const email = 'ines-wants-it-on-paper@example.test';
  const { fullName } = contact;
  const link = await orderAsGuest(email);

  await test.step('its customer gets the invoice for the zip code', async () => {
    await page.goto(link);
    const button = page.getByRole('button', { name: 'Download invoice' });
    const zip = page.getByRole('textbox', { name: 'Zip code' });
    await expect(zip).toBeVisible();
    await expect(button).toBeHidden();
    await expect(page.getByText(fullName)).toBeHidden();
    await zip.fill('12000');
    await zip.press('Enter');
    const number = (await page.getByRole('heading', { level: 1 }).innerText()).split(' ')[1] ?? '';
    const [name, [text = '']] = await download(page, button);
    expect(name).toBe(`invoice-${number}.pdf`);
    await expect(page.getByText(fullName)).toBeVisible();
    for (const told of [number, fullName, email, 'Rua das Flores 12', 'Total', '$']) {
      expect(text).toContain(told);
    }
  });

  await test.step('its admin prints both papers', async () => {
    const context = await browser.newContext();
    const admin = await context.newPage();
    const words = encodeURIComponent(`${fullName} ${email}`);
    await logInAdmin(admin, { path: `/admin/allorders?q=${words}` });
    await selectRow(admin);
    const bar = admin.getByRole('group', { name: 'Selected orders' });
    const slip = await download(admin, bar.getByRole('button', { name: 'Print packing slip' }));
    expect(slip[0]).toMatch(/^packing-slip-H-\d+\.pdf$/);
    expect(slip[1].join()).toMatch(new RegExp(`${fullName}\\s+Rua das Flores 12`));
    expect(slip[1].join()).not.toContain('$');
    await bar.getByRole('button', { name: 'Uncheck' }).click();
    await admin.getByRole('gridcell', { name: email }).click();
    const panel = admin.getByRole('region', { name: /^Order of / });
    const [name, pages] = await download(
      admin,
      panel.getByRole('button', { name: 'Print invoice' }),
    );
    expect(name).toMatch(/^invoice-H-\d+\.pdf$/);
    expect(pages.join()).toContain(email);
    await context.close();
  });
});
