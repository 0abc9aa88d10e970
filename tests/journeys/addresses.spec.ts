import { expect } from '@playwright/test';
import { test } from './buyer.ts';

const home = 'Rua das Flores 12, Lisbon, Portugal, 12000';
const office = 'Avenida da Boavista 1277, Porto, Portugal, 4100-130';

test('addresses are saved, chosen in the order form, and saved from it', async ({
  page,
  buyer,
}) => {
  await page.goto('/account/myaccount');
  await page.getByRole('button', { name: 'Add address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add address' });
  await dialog.getByRole('textbox', { name: 'Delivery address' }).fill(office);
  await dialog.getByRole('textbox', { name: 'Phone (optional)' }).pressSequentially('917000111');
  await dialog.getByRole('checkbox', { name: 'Use for new orders' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: `Edit ${office}` })).toBeVisible();

  await page.goto('/cart?step=order');
  const address = page.getByRole('textbox', { name: 'Delivery address' });
  await expect(address).toHaveValue(office);
  await expect(page.getByRole('textbox', { name: /^Phone/ })).toHaveValue('917 000 111');
  await address.fill(home);
  await page.getByRole('checkbox', { name: 'Save this address to my account' }).check();
  await buyer.checkOut();
  const [order] = await buyer.orders();
  expect(order?.address).toBe(home);

  await page.goto('/account/myaccount');
  await expect(page.getByRole('button', { name: `Edit ${home}` })).toBeVisible();
  await page.getByRole('button', { name: `Make default: ${home}` }).click();
  await expect(page.getByRole('alert')).toHaveText('Your default address is changed.');
  await page.getByRole('button', { name: `Remove ${office}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('button', { name: `Edit ${office}` })).toBeHidden();
  await page.reload();
  await expect(page.getByText('Default', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: `Edit ${home}` })).toBeVisible();
});

// Only a real Tab shows that the field selects its value: a story's Tab always selects.
test('Tab selects an existing phone number, which typing replaces', async ({ page, buyer }) => {
  await buyer.fillOrderForm();
  const phone = page.getByRole('textbox', { name: /^Phone/ });
  await expect(phone).toHaveValue('912 345 678');
  await page.getByRole('textbox', { name: 'Email' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('934567890');
  await expect(phone).toHaveValue('934 567 890');
  await page.keyboard.press('Tab');
  await phone.click();
  await page.keyboard.press('End');
  await page.keyboard.type('1');
  await expect(phone).toHaveValue('9345678901');
});
