import { type Message, number, string } from 'yup';
import { i18n } from '../../contract/i18n.ts';
import { factsOf, writeNumber } from '../../contract/languages.ts';
import { limits, patterns } from '../../contract/limits.ts';
import { normalAddress } from '../../contract/rules/addresses.ts';
import { isPayable, priceLimits } from '../../contract/rules/amounts.ts';
import { currencyName, decimals, formatCount, toDollars } from '../../contract/rules/money.ts';
import { isAddress } from '../../contract/rules/zipCodes.ts';
import { compactPhone } from './phone.ts';

/** Validation rules of forms; all of them accept an empty field. */

type TextRule = {
  /** Pattern of the contract, as `RegExp` source. */
  pattern: string;
  max?: number;
  message: Message;
};

/** Text that matches a pattern, ignoring surrounding spaces. */
export function textRule({ pattern, max = Number.MAX_SAFE_INTEGER, message }: TextRule) {
  return string()
    .trim()
    .max(max, message)
    .matches(new RegExp(pattern), { message, excludeEmptyString: true });
}

/** Email (specification T21). */
export function emailRule() {
  const { max } = limits.email;
  return textRule({ pattern: patterns.email, max, message: () => i18n.t('Invalid email address') });
}

/** Error message for an order's address (specification T26). */
export const addressPrompt = () => i18n.t('Please use "Street, City, Country, Zip"');

const specAddress = new RegExp(patterns.address);

/**
 * Single-line address; each form has its own message. The context's `ownZips` accepts each country's
 * own form of zip codes.
 */
export function addressRule(message: Message) {
  return string()
    .trim()
    .max(limits.address.max, message)
    .transform(normalAddress)
    .test('address', message, (address, { options }) => {
      if (!address) return true;
      return options.context?.ownZips === true ? isAddress(address) : specAddress.test(address);
    });
}

/** Name of a recipient. */
export function fullNameRule() {
  const { max } = limits.name;
  const message = () => i18n.t('Use one line of at most {max} characters', { max });
  return textRule({ pattern: patterns.fullName, max, message });
}

/** MFA code; ignores spaces, because authenticators display groups of digits. */
export function codeRule({ pattern, message }: TextRule) {
  return string()
    .transform(withoutSpaces)
    .matches(new RegExp(pattern), { message, excludeEmptyString: true });
}

export function withoutSpaces(code: string): string {
  return code.replace(/\s/g, '');
}

/** Phone number in any grouping (specification T22). */
export function phoneRule() {
  return string()
    .transform(compactPhone)
    .matches(new RegExp(patterns.phone), {
      message: () => i18n.t('Invalid phone number'),
      excludeEmptyString: true,
    });
}

/** Text length, counting characters as people do, not code units. */
export function lengthRule({ min, max }: { min: number; max: number }, message: Message) {
  return string().test('length', message, (text = '') => {
    const characters = [...text].length;
    return characters === 0 || (characters >= min && characters <= max);
  });
}

/** Typed number with at most two decimals, after a point or a comma. */
const twoDecimalsPattern = /^\d+([.,]\d{1,2})?$/;

/** Text of such a number; later tests get it with a point. */
export function twoDecimalsRule(message: Message) {
  return string()
    .trim()
    .transform(withPoint)
    .matches(twoDecimalsPattern, { message, excludeEmptyString: true });
}

/** Writes a decimal comma as a point, in any language; the comma of `1,000` separates thousands. */
function withPoint(typed: string): string {
  return typed.replace(/^(\d+),(\d{1,2})$/, '$1.$2');
}

export function numberRule(message: Message, read = toNumber) {
  return number()
    .transform((value, typed) => {
      if (typed === '') return undefined;
      return typeof typed === 'string' && typed.includes(',') ? read(typed) : value;
    })
    .typeError(message);
}

/** Parses a percentage, whose comma never separates thousands: `9,975`. */
export function toPercentage(typed: string): number {
  return Number(typed.replace(/\s/g, '').replace(',', '.'));
}

/**
 * Returns true for `1,085`, which might be a thousand or one; so might `1.085` where decimals follow a
 * comma.
 */
export function isAmbiguous(typed: string): boolean {
  const sign = factsOf(i18n.locale).decimal === ',' ? '[.,]' : ',';
  return new RegExp(`^[1-9]\\d{0,2}${sign}\\d{3}$`).test(typed.trim());
}

export const moneyPrompt = () =>
  i18n.t('An amount in {currency}, e.g. {example}', {
    currency: currencyName(),
    example: exampleAmount(490),
  });

/** Amount without a sign, as people type it: with at most two decimals after a comma. */
function exampleAmount(cents: number): string {
  const typed = toDollars(cents).toFixed(Math.min(2, decimals()));
  return writeNumber(typed, factsOf(i18n.locale));
}

/** Returns true for a typed amount that can be read in one way only. */
export function isAmount(typed: string): boolean {
  const digits = decimals();
  const pattern = digits === 0 ? /^\d+$/ : new RegExp(`^\\d+(\\.\\d{1,${digits}}|,\\d{1,2})?$`);
  return pattern.test(typed) && !isAmbiguous(typed) && isPayable(toNumber(typed));
}

const isEmptyOrAmount = (typed: string) => typed === '' || isAmount(typed);

/** Text of an amount; later tests get it with a point. */
export function amountRule(message: Message) {
  return string()
    .trim()
    .transform(withPoint)
    .test('amount', message, (typed = '') => isEmptyOrAmount(typed));
}

/** @param range dollars, in the current currency */
export function moneyRule(range = () => ({ min: 0, max: priceLimits().max })) {
  return numberRule(moneyPrompt)
    .test('amount', moneyPrompt, (_, { originalValue: typed = '' }) =>
      isEmptyOrAmount(String(typed).replace(/\s/g, '')),
    )
    .test(
      'least',
      () => i18n.t('At least {min}', { min: formatCount(range().min) }),
      (sum = range().min) => sum >= range().min,
    )
    .test(
      'most',
      () => i18n.t('At most {max}', { max: formatCount(range().max) }),
      (sum = 0) => sum <= range().max,
    );
}

export function countRule(min: number, max: number) {
  const message = () => i18n.t('A whole number');
  return numberRule(message)
    .test('digits', message, (_, { originalValue: typed = '' }) => /^[\d\s-]*$/.test(String(typed)))
    .min(min, () => i18n.t('At least {min}', { min }))
    .max(max, () => i18n.t('At most {max}', { max }));
}

/** Parses a number like yup, ignoring spaces, as in `1 000`; decimals may follow a comma. */
export function toNumber(typed: string): number {
  return Number(withPoint(typed.replace(/\s/g, '')));
}

/** Parses a number; undefined for an empty field. */
export function toOptionalNumber(typed: string): number | undefined {
  return typed.trim() === '' ? undefined : toNumber(typed);
}

/**
 * Initial field text of a number, with the language's decimal sign, and not with three decimals where
 * these might be thousands: `12.500` is `12,50` in German, and the rate `1.085` is `1,0850`.
 */
export function toTyped(value: number | string | undefined, read = toNumber): string {
  const plain = String(value ?? '');
  const texts = [plain, plain.replace(/0$/, ''), `${plain}0`].map((text) =>
    text.replace('.', factsOf(i18n.locale).decimal),
  );
  return texts.find((typed) => read(typed) === Number(plain)) ?? plain;
}
