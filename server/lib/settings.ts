import { isIP } from 'node:net';
import type { FastifyServerOptions } from 'fastify';
import Type from 'typebox';
import { currencyDigits } from '../../contract/rules/currencyDigits.ts';
import { isTimeZone } from '../../contract/rules/days.ts';
import { type Currency, dollars } from '../../contract/rules/money.ts';

/** Returns true for the ISO 4217 code of a currency that shops use, with its decimals known. */
export function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code) && currencyDigits(code) <= 3;
}

/** Notation of a currency, in English. @param code one that `isCurrency` accepts */
export function currencyOf(code: string): Currency {
  if (code === dollars.code) return dollars;
  const parts = formatOf(code).formatToParts(1);
  const digits = parts.findIndex(({ type }) => type === 'integer');
  const sign = parts.slice(0, digits).map(({ value }) => value);
  const names = formatOf(code, 'name').formatToParts(2);
  const name = names.find(({ type }) => type === 'currency')?.value ?? code;
  const decimals = currencyDigits(code);
  return { code, sign: sign.join(''), name, ...(decimals !== 2 && { digits: decimals }) };
}

function formatOf(currency: string, currencyDisplay: 'symbol' | 'name' = 'symbol') {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay });
}

/**
 * Returns false for a URL whose password ends too early: it has a `#`, `/` or `?` that should be
 * encoded, so the host is read from a part of it.
 */
export function hasReadableUrl(text: string): boolean {
  // Postgres' drivers allow a user without a host.
  const full = text.replace('@/', '@localhost/');
  if (!URL.canParse(full)) return false;
  const { hash, pathname, search } = new URL(full);
  return hash === '' && !(pathname + search).includes('@');
}

/** Time zone of this machine, or UTC if it is set to none. */
export function machineTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : 'UTC';
}

/** Zone in which days begin and end, for codes, sales, returns, revenue and invoices. */
export const timeZoneSetting = Type.Optional(
  Type.Refine(
    Type.String({ description: 'a time zone like Europe/Lisbon, America/New_York or UTC' }),
    isTimeZone,
  ),
);

/** Settings of payments and their provider; `config.ts` checks and documents them. */
export const paymentSettings = {
  /** Currency of the shop. Set this before the first order, because orders keep amounts only. */
  CURRENCY: Type.Refine(
    Type.String({
      default: dollars.code,
      description: 'the ISO 4217 code of a currency, in capitals, like USD, EUR, JPY or KWD',
    }),
    isCurrency,
  ),
  /** With it payments go through Stripe, else through the test payment page. */
  STRIPE_SECRET_KEY: Type.Optional(
    Type.String({ pattern: '^[rs]k_\\w+$', description: 'a secret key of Stripe, like sk_live_…' }),
  ),
  /** Secret of the webhook that posts to /api/stripe/webhook. */
  STRIPE_WEBHOOK_SECRET: Type.Optional(
    Type.String({
      pattern: '^whsec_\\S+$',
      description: 'a signing secret of Stripe, like whsec_…',
    }),
  ),
  /** Another URL than Stripe's own, for tests. */
  STRIPE_API_BASE: Type.Optional(
    Type.String({
      pattern: '^https?://[^/\\s,?#]+/?$',
      description: 'a URL like http://127.0.0.1:12111',
    }),
  ),
};

/** Settings of printed documents; `config.ts` checks and documents them. */
export const printSettings = {
  /** The shop's details for a tax office; by default its address, URL and email. */
  SELLER: Type.Optional(
    Type.String({
      maxLength: 500,
      description: 'up to 500 characters, with | between lines: Hemline Lda|Rua do Almada 12|…',
    }),
  ),
  PAPER: Type.Enum(['A4', 'Letter'], { default: 'A4', description: '"A4" or "Letter"' }),
  /** For names in scripts that the shop's own typefaces lack. */
  PRINT_FONTS: Type.Optional(
    Type.String({
      pattern: '^[^,]+\\.(ttf|otf|woff)(,[^,]+\\.(ttf|otf|woff))*$',
      description: 'font files (.ttf, .otf, .woff) with commas between',
    }),
  ),
};

/**
 * Fastify's trust in X-Forwarded-For, for a TRUST_PROXY of `off`, a number of hops, or addresses.
 * The header is read from its end, so an address that a visitor adds at the front never counts.
 */
export function trustedProxies(setting: string): FastifyServerOptions['trustProxy'] {
  if (setting === 'off') return false;
  // With a bare number Fastify trusts nobody, because it cannot know that a proxy exists.
  if (isCount(setting)) return (_address, hop) => hop < Number(setting);
  return addressesIn(setting);
}

export function isTrustProxy(setting: string): boolean {
  return setting === 'off' || isCount(setting) || addressesIn(setting).every(isNetwork);
}

function isCount(setting: string): boolean {
  return /^[1-9]$/.test(setting);
}

function addressesIn(setting: string): string[] {
  return setting.split(',').map((address) => address.trim());
}

/** An address, or a network such as 10.0.0.0/8. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (bits === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= bits;
}
