import { enrolledAdmin } from './enrolledAdmin.ts';
import { fixedShop } from './fixedShop.ts';
import { openTestApp } from './testApp.ts';

/** How long an authenticator shows a code, in ms. */
export const step = 30_000;

export const minute = 60_000;

const start = Date.UTC(2026, 2, 1, 12);

/** A shop whose admins enrol in MFA, with a clock to turn. */
export async function openMfaShop() {
  let time = start;
  let number = 0;
  const now = () => new Date(time);
  const shop = await openTestApp({ now, shop: { ...fixedShop, name: 'Hemline Lisbon' } });
  const newEmail = () => `admin-${++number}@shop.test`;
  return {
    ...shop,
    now,
    time: () => time,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    turnBack: () => {
      time = start;
    },
    newEmail,
    /** An admin nobody has seen before, enrolled with the code of now. */
    enrolled: () => enrolledAdmin(shop, newEmail(), time),
  };
}
