import { enrolledAdmin } from './enrolledAdmin.ts';
import { fixedShop } from './fixedShop.ts';
import { openTestApp } from './testApp.ts';

/** Period of a code, in ms. */
export const step = 30_000;

export const minute = 60_000;

const start = Date.UTC(2026, 2, 1, 12);

/** A shop with MFA for admins, and a clock that tests can move. */
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
    /** A new admin, enrolled with the current code. */
    enrolled: () => enrolledAdmin(shop, newEmail(), time),
  };
}
