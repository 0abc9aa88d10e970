import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { readPdf } from '../server/support/pdfText.ts';
import { mailsAbout } from './buyer.ts';
import { orderAsGuest } from './ordering.ts';
import { test } from './shop.ts';
import { logInAdmin } from './shopAdmin.ts';

// Guests of this run only.
const morning = `morning-${Date.now().toString(36)}`;
const guests = ['one', 'two', 'three'].map((name) => `${name}-${morning}@example.test`);

/** Number of the order that is open beside the list. */
async function openNumber(page: Page, email: string): Promise<string> {
  await page.getByRole('gridcell', { name: email }).click();
  const panel = page.getByRole('region', { name: /^Order of / });
  await expect(panel).toContainText(email);
  return /H-\d+/.exec(await panel.innerText())?.[0] ?? '';
}

test('the morning’s orders are printed and shipped together, and one is returned', async ({
  page,
}) => {
  // One after another: each takes the next number.
  for (const email of guests) await orderAsGuest(email);
  await logInAdmin(page, { path: `/admin/allorders?q=${morning}` });
  const [first = '', second = '', third = ''] = guests;
  const panel = page.getByRole('region', { name: /^Order of / });

  const cancelled = await test.step('one of them is cancelled', async () => {
    const number = await openNumber(page, third);
    await panel.getByRole('combobox', { name: 'Delivery' }).selectOption('cancelled');
    await panel.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Cancel the order' }).click();
    await expect(panel.getByText('Delivery: Processing → Cancelled')).toBeVisible();
    await page.getByRole('button', { name: 'Close the order' }).click();
    return number;
  });

  await test.step('the other two are printed', async () => {
    await page.getByRole('checkbox', { name: 'Select all rows' }).click();
    const bar = page.getByRole('group', { name: 'Selected orders' });
    await expect(bar.getByText('3 selected')).toBeVisible();
    const coming = page.waitForEvent('download');
    await bar.getByRole('button', { name: 'Print packing slips' }).click();
    expect(await readPdf(await readFile(await (await coming).path()))).toHaveLength(2);
    await expect(page.getByRole('alert')).toHaveText(
      `2 packing slips printed. 1 order was left out: ${cancelled} was cancelled.`,
    );
  });

  await test.step('they are shipped with their numbers', async () => {
    await page.getByRole('button', { name: 'Mark as shipped' }).click();
    const dialog = page.getByRole('dialog', { name: 'Mark as shipped' });
    await expect(dialog.getByRole('list', { name: 'One can’t be:' })).toHaveText(
      `${cancelled} was cancelled`,
    );
    await dialog
      .getByRole('textbox', { name: /^Tracking of/ })
      .first()
      .focus();
    await page.keyboard.type('RR 100 PT');
    await page.keyboard.press('Enter');
    await page.keyboard.type('RR 200 PT');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Mark 2 as shipped' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('2 orders are shipped.')).toBeVisible();
  });

  await test.step('their customers are told, once, and can answer to the shop', async () => {
    // The newest order is the first in the list.
    for (const [email, tracking] of [
      [first, 'RR 200 PT'],
      [second, 'RR 100 PT'],
    ] as const) {
      const shipped = () =>
        mailsAbout(`To: ${email}`).filter((text) => /Subject: .* is on its way/.test(text));
      await expect.poll(shipped).toHaveLength(1);
      expect(shipped()[0]).toContain(`Its tracking number is ${tracking}.`);
      expect(shipped()[0]).toContain('Reply-To: shop@hemline.test');
    }
  });

  await test.step('the owner was told of each order, once', async () => {
    for (const email of guests) {
      const told = mailsAbout(`Reply-To: ${email}`);
      expect(told).toHaveLength(1);
      expect(told[0]).toMatch(/To: shop@hemline\.test/);
      expect(told[0]).toMatch(/Subject: New order H-/);
      expect(told[0]).toContain('/admin/allorders?order=');
    }
  });

  await test.step('a return is opened for who telephones', async () => {
    await page.goto(`/admin/allorders?q=${first}`);
    await openNumber(page, first);
    await panel.getByRole('button', { name: 'Open a return' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Open the return' }).click();
    await expect(panel.getByText(/^Return requested: 1 × /)).toBeVisible();
    const confirmed = () =>
      mailsAbout(`To: ${first}`).filter((text) => /Your withdrawal from order/.test(text));
    await expect.poll(confirmed).toHaveLength(1);
  });
});
