import { randomInt } from 'node:crypto';

/** Without those that are taken for one another: I and 1, O and 0, and so on. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const count = 10;
const groupLength = 5;

/** Ten different codes, as `7KQ2M-XH4DP`: 49 random bits each. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < count) codes.add(`${newGroup()}-${newGroup()}`);
  return [...codes];
}

/** A typed code as it was given out. */
export function normalRecoveryCode(typed: string): string {
  return typed.trim().toUpperCase();
}

function newGroup(): string {
  return Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join('');
}
