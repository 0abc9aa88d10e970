import { formatPrice } from '../../contract/rules/money.ts';
import { deliveryName } from '../../contract/rules/pricing.ts';
import type { CheckoutOptions, DeliveryMethod } from '../../contract/schemas/selling.ts';
import { pluralize } from './labels.ts';
import type { Wording } from './wording.ts';

type Options = Pick<CheckoutOptions, 'delivery' | 'returns' | 'payment'> | null | undefined;

/**
 * Texts about delivery and returns: those of `config.js`, or else from the shop's settings. Empty
 * if nothing is known.
 */
export function sellingTerms(options: Options, wording: Wording = {}) {
  const methods = options?.delivery ?? [];
  return {
    delivery: wording.delivery ?? methods.map(deliveryText).join('\n'),
    returns: wording.returns ?? (options?.returns ? returnsText(options.returns) : ''),
  };
}

/** Countries named before the rest is only counted. */
const namedCountries = 6;

/** "Standard, 3 to 5 days: $4.90, free from $200.00. To Portugal, Spain." */
function deliveryText(method: DeliveryMethod): string {
  const { price, freeFrom, countries } = method;
  const cost = price === 0 ? 'free' : `${formatPrice(price)}${freeText(freeFrom)}`;
  const to = countries.length === 0 ? '' : ` To ${countriesText(countries)}.`;
  return `${deliveryName(method)}: ${cost}.${to}`;
}

function freeText(freeFrom: number | undefined): string {
  return freeFrom === undefined ? '' : `, free from ${formatPrice(freeFrom)}`;
}

function countriesText(countries: readonly string[]): string {
  const rest = countries.length - namedCountries;
  const others = rest > 0 ? ` and ${pluralize(rest, 'other country', 'other countries')}` : '';
  return `${countries.slice(0, namedCountries).join(', ')}${others}`;
}

const payers = { shop: 'We pay for the return.', customer: 'You pay for sending it.' };

function returnsText({ days, paidBy }: NonNullable<CheckoutOptions['returns']>): string {
  return [
    `You can return what you bought within ${pluralize(days, 'day')} of its delivery.`,
    ...(paidBy ? [payers[paidBy]] : []),
    'Choose the items on the page of your order: under My orders, or by the link in our mails.',
  ].join(' ');
}

/** "14 days to return"; undefined if the shop has no such days. */
export function returnsHint(options: Options): string | undefined {
  return options?.returns && `${pluralize(options.returns.days, 'day')} to return`;
}

/** "Delivery from $4.90, free from $200.00 · 14 days to return"; empty if nothing is known. */
export function termsLine(options: Options): string {
  const { delivery = [], payment } = options ?? {};
  return [deliverySummary(delivery), returnsHint(options), payment && payments[payment]]
    .filter(Boolean)
    .join(' · ');
}

const payments = { card: 'Payment by card', test: 'Test payments: no money moves' };

function deliverySummary(methods: readonly DeliveryMethod[]): string {
  if (methods.length === 0) return '';
  const lowest = Math.min(...methods.map(({ price }) => price));
  const free = methods.flatMap(({ freeFrom }) => freeFrom ?? []);
  const places = methods.map(({ countries }) => countries);
  const isEverywhere = places.some((countries) => countries.length === 0);
  const to = isEverywhere ? '' : ` to ${countriesText([...new Set(places.flat())])}`;
  if (lowest === 0) return `Free delivery${to}`;
  const least = free.length > 0 ? Math.min(...free) : undefined;
  return `Delivery${to} from ${formatPrice(lowest)}${freeText(least)}`;
}
