import { expect } from '@playwright/test';
import { test } from './buyer.ts';
import { xsrfHeader } from './session.ts';

const home = 'Rua das Flores 12, Lisbon, Portugal, 12000';
const office = 'Avenida da Boavista 1277, Porto, Portugal, 4100-130';

test('the order form starts with the default address, and saves another one', async ({
  page,
  buyer,
}) => {
  const saved = await page.request.post('/api/saveaddress', {
    headers: { ...(await buyer.headers()), ...(await xsrfHeader(page.request)) },
    data: { address: office, phone: '+351917000111', isDefault: true },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  await page.goto('/cart?step=order');
  const address = page.getByRole('textbox', { name: 'Delivery address' });
  const phone = page.getByRole('textbox', { name: /^Phone/ });
  await expect(address).toHaveValue(office);
  await expect(phone).toHaveValue('917 000 111');

  // Only a real Tab shows that the field selects its value: a story's Tab always selects.
  await test.step('Tab selects the phone number, which typing replaces', async () => {
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
    await page.keyboard.press('Backspace');
  });

  await address.fill(home);
  await page.getByRole('checkbox', { name: 'Save this address to my account' }).check();
  await buyer.checkOut();
  const [order] = await buyer.orders();
  expect(order?.address).toBe(home);

  await page.goto('/account/myaccount');
  for (const each of [office, home]) {
    await expect(page.getByRole('button', { name: `Edit ${each}` })).toBeVisible();
  }
});
