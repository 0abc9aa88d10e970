import { expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { type OwnShop, test } from './ownShop.ts';
import { startSession } from './session.ts';

const tokenField = { name: 'MFA token' };
const login = { name: 'Login' };

/** An authenticator app; each code is used once. */
class Authenticator {
  readonly #totp: TOTP;
  #lastStep = 0;
  constructor(secret: string) {
    this.#totp = new TOTP({ secret });
  }

  /** The current code, or the next one if that was used: the server accepts it early. */
  next(): string {
    this.#lastStep = Math.max(Math.floor(Date.now() / 30_000), this.#lastStep + 1);
    return this.#at(this.#lastStep);
  }

  last(): string {
    return this.#at(this.#lastStep);
  }

  #at(step: number): string {
    return this.#totp.generate({ timestamp: step * 30_000 });
  }
}

async function logIn(page: Page, { url, admin }: OwnShop) {
  await page.goto(`${url}/login`);
  await page.getByRole('textbox', { name: 'Email' }).fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('button', login).click();
}

async function sendToken(page: Page, token: string) {
  await page.getByRole('textbox', tokenField).fill(token);
  await page.getByRole('button', login).click();
}

async function expectAlert(page: Page, text: string) {
  await expect(page.getByRole('alert').filter({ hasText: text })).toHaveText(text);
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
}

test('an admin enrols in MFA, and logs in with a code and with a recovery code', async ({
  page,
  ownShop,
}) => {
  const adminLink = page.getByRole('link', { name: 'Admin', exact: true });

  const { url, admin } = ownShop;
  await startSession(page, `${url}/api/login`, admin);
  await page.goto(`${url}/admin`);
  await expect(page.getByRole('heading', { name: 'Secure your login first' })).toBeVisible();
  await page.getByRole('link', { name: 'Set up now' }).click();
  await page.getByRole('button', { name: 'Add MFA' }).click();

  const qrCode = page.getByRole('img', { name: 'QR code for your authenticator app' });
  await expect(qrCode).toBeVisible();
  await expect
    .poll(() => qrCode.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(240);
  const shown = await page.getByRole('group', { name: 'Secret' }).textContent();
  const authenticator = new Authenticator((shown ?? '').replace(/\s/g, ''));
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('textbox', tokenField)).toBeFocused();
  await page.keyboard.type(authenticator.next());
  await page.keyboard.press('Enter');
  await expectAlert(page, 'MFA verification succeeded!');
  const codes = await page
    .getByRole('list', { name: 'Recovery codes' })
    .getByRole('listitem')
    .allTextContents();
  expect(codes).toHaveLength(10);
  const [recoveryCode = ''] = codes;
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(
    page.getByRole('heading', { name: 'Multi-factor authentication is on' }),
  ).toBeVisible();

  await logOut(page);
  await logIn(page, ownShop);
  await expectAlert(page, 'MFA token is required for admin login');
  await expect(page.getByRole('textbox', tokenField)).toBeFocused();
  await sendToken(page, authenticator.last());
  await expectAlert(page, 'This MFA token was used already. Wait for the next one.');
  await sendToken(page, authenticator.next());
  await expect(adminLink).toBeVisible();

  await logOut(page);
  await logIn(page, ownShop);
  await sendToken(page, recoveryCode);
  await expect(adminLink).toBeVisible();
  await logOut(page);
  await logIn(page, ownShop);
  await sendToken(page, recoveryCode);
  await expectAlert(page, 'Wrong MFA token.');
});
