import type { CheckoutOptions, DeliveryMethod } from '../schemas/selling.ts';
import { deliveryName } from './deliveryName.ts';
import { formatPrice } from './money.ts';

type Settings = Pick<CheckoutOptions, 'delivery' | 'returns' | 'payment'>;

/** The shop's delivery and returns in words, from its settings; empty for what it has not set. */
export function sellingTerms(settings: Settings): NonNullable<CheckoutOptions['terms']> {
  const { delivery, returns, payment } = settings;
  const line = [
    deliverySummary(delivery),
    returns && `${count(returns.days, 'day')} to return`,
    payment && payments[payment],
  ];
  return {
    delivery: delivery.map(deliveryText).join('\n'),
    returns: returns ? returnsText(returns) : '',
    line: line.filter(Boolean).join(' · '),
    ...(returns && { withdrawal: true }),
  };
}

const payments = { card: 'Payment by card', test: 'Test payments: no money moves' };

/** Countries named before the rest is only counted. */
const namedCountries = 6;

/** "Standard, 3 to 5 days: $4.90, free from $200.00. To Portugal, Spain." */
function deliveryText(method: DeliveryMethod): string {
  const { price, freeFrom, countries } = method;
  const cost = price === 0 ? 'free' : `${formatPrice(price)}${freeText(freeFrom)}`;
  const to = countries.length === 0 ? '' : ` To ${countriesText(countries)}.`;
  return `${deliveryName(method)}: ${cost}.${to}`;
}

/** "Delivery to Portugal from $4.90, free from $200.00"; empty without methods. */
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

function freeText(freeFrom: number | undefined): string {
  return freeFrom === undefined ? '' : `, free from ${formatPrice(freeFrom)}`;
}

function countriesText(countries: readonly string[]): string {
  const rest = countries.length - namedCountries;
  const others = rest > 0 ? ` and ${count(rest, 'other country', 'other countries')}` : '';
  return `${countries.slice(0, namedCountries).join(', ')}${others}`;
}

const payers = { shop: 'We pay for the return.', customer: 'You pay for sending it.' };

function returnsText({ days, paidBy }: NonNullable<Settings['returns']>): string {
  return [
    `You can return what you bought within ${count(days, 'day')} of its delivery.`,
    ...(paidBy ? [payers[paidBy]] : []),
    'Choose the items on the page of your order: under My orders, or by the link in our mails.',
  ].join(' ');
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
