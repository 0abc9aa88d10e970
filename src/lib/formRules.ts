import { type Message, number, string } from 'yup';
import { limits, patterns } from '../../contract/limits.ts';
import { currency, hasTwoDecimals } from '../../contract/rules/money.ts';
import { compactPhone } from './phone.ts';

/** The rules of forms; each lets its field stay empty. */

type TextRule = {
  /** A pattern of the contract, as a source of a `RegExp`. */
  pattern: string;
  max?: number;
  /** What is said of a text that does not fit. */
  message: string;
};

/** A text that fits a pattern; spaces around it don't count. */
export function textRule({ pattern, max = Number.MAX_SAFE_INTEGER, message }: TextRule) {
  return string()
    .trim()
    .max(max, message)
    .matches(new RegExp(pattern), { message, excludeEmptyString: true });
}

/** An email (specification T21). */
export function emailRule() {
  const { max } = limits.email;
  return textRule({ pattern: patterns.email, max, message: 'Invalid email address' });
}

/** How an order's address is asked for (specification T26). */
export const addressPrompt = 'Please use "Street, City, Country, Zip"';

/** An address in one line; each form words its own message. */
export function addressRule(message: string) {
  return textRule({ pattern: patterns.address, max: limits.address.max, message });
}

/** The name of a parcel's recipient. */
export function fullNameRule() {
  const { max } = limits.name;
  const message = `Use one line of at most ${max} characters`;
  return textRule({ pattern: patterns.fullName, max, message });
}

/** A code; an authenticator shows it in groups, so spaces don't count. */
export function codeRule({ pattern, message }: TextRule) {
  return string()
    .transform(withoutSpaces)
    .matches(new RegExp(pattern), { message, excludeEmptyString: true });
}

/** A code as it is sent. */
export function withoutSpaces(code: string): string {
  return code.replace(/\s/g, '');
}

/** A phone number, however it is grouped (specification T22). */
export function phoneRule() {
  return string().transform(compactPhone).matches(new RegExp(patterns.phone), {
    message: 'Invalid phone number',
    excludeEmptyString: true,
  });
}

/** A text of so many characters, counted as people do. */
export function lengthRule({ min, max }: { min: number; max: number }, message: string) {
  return string().test('length', message, (text = '') => {
    const characters = [...text].length;
    return characters === 0 || (characters >= min && characters <= max);
  });
}

/** A number with at most two decimals, as it is typed. */
export const twoDecimalsPattern = /^\d+(\.\d{1,2})?$/;

/** A text that is such a number. */
export function twoDecimalsRule(message: Message) {
  return string().trim().matches(twoDecimalsPattern, { message, excludeEmptyString: true });
}

/** A number. */
export function numberRule(message: Message) {
  return number()
    .transform((value, typed) => (typed === '' ? undefined : value))
    .typeError(message);
}

/** How a sum of money is asked for. */
export const moneyPrompt = () => `An amount in ${currency().name}, e.g. 4.90`;

/** A sum of money. */
export function moneyRule() {
  return numberRule(moneyPrompt)
    .min(0, moneyPrompt)
    .max(limits.price.max, `At most ${limits.price.max}`)
    .test('cents', moneyPrompt, (sum) => sum === undefined || hasTwoDecimals(sum));
}

/** A whole number. */
export function countRule(min: number, max: number) {
  const message = 'A whole number';
  return numberRule(message)
    .integer(message)
    .min(min, `At least ${min}`)
    .max(max, `At most ${max}`);
}

/** What yup takes for a number, as one: it passes over spaces, as in `1 000`. */
export function toNumber(typed: string): number {
  return Number(typed.replace(/\s/g, ''));
}

/** The number in a field that may be left empty. */
export function toOptionalNumber(typed: string): number | undefined {
  return typed.trim() === '' ? undefined : toNumber(typed);
}

/** A number as its field shows it at first. */
export function toTyped(value: number | undefined): string {
  return value === undefined ? '' : String(value);
}
