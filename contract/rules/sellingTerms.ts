import { i18n } from '../i18n.ts';
import type { CheckoutOptions, DeliveryMethod } from '../schemas/selling.ts';
import { deliveryName } from './deliveryName.ts';
import { formatPrice } from './money.ts';

type Settings = Pick<CheckoutOptions, 'delivery' | 'returns' | 'payment'>;

/** The shop's delivery and returns in words, from its settings; empty for what it has not set. */
export function sellingTerms(settings: Settings): NonNullable<CheckoutOptions['terms']> {
  const { delivery, returns, payment } = settings;
  const line = [
    deliverySummary(delivery),
    returns &&
      i18n.t('{days, plural, one {# day to return} other {# days to return}}', {
        days: returns.days,
      }),
    payment && i18n.t(payments[payment]),
  ];
  return {
    delivery: delivery.map(deliveryText).join('\n'),
    returns: returns ? returnsText(returns) : '',
    line: line.filter(Boolean).join(' · '),
    ...(returns && { withdrawal: true }),
  };
}

const payments = {
  card: /*i18n*/ 'Payment by card',
  test: /*i18n*/ 'Test payments: no money moves',
};

/** Countries named before the rest is only counted. */
const namedCountries = 6;

/** "Standard, 3 to 5 days: $4.90, free from $200.00. To Portugal, Spain." */
function deliveryText(method: DeliveryMethod): string {
  const { price, freeFrom, countries } = method;
  const named = { delivery: deliveryName(method), price: formatPrice(price) };
  const cost =
    price === 0
      ? i18n.t('{delivery}: free.', named)
      : freeFrom === undefined
        ? i18n.t('{delivery}: {price}.', named)
        : i18n.t('{delivery}: {price}, free from {sum}.', {
            ...named,
            sum: formatPrice(freeFrom),
          });
  if (countries.length === 0) return cost;
  return `${cost} ${i18n.t('To {countries}.', { countries: countriesText(countries) })}`;
}

/** "Delivery to Portugal from $4.90, free from $200.00"; empty without methods. */
function deliverySummary(methods: readonly DeliveryMethod[]): string {
  if (methods.length === 0) return '';
  const lowest = Math.min(...methods.map(({ price }) => price));
  const free = methods.flatMap(({ freeFrom }) => freeFrom ?? []);
  const places = methods.map(({ countries }) => countries);
  const isEverywhere = places.some((countries) => countries.length === 0);
  const values = {
    countries: isEverywhere ? '' : countriesText([...new Set(places.flat())]),
    price: formatPrice(lowest),
    sum: free.length > 0 ? formatPrice(Math.min(...free)) : '',
  };
  if (lowest === 0) {
    return isEverywhere ? i18n.t('Free delivery') : i18n.t('Free delivery to {countries}', values);
  }
  if (free.length === 0) {
    return isEverywhere
      ? i18n.t('Delivery from {price}', values)
      : i18n.t('Delivery to {countries} from {price}', values);
  }
  return isEverywhere
    ? i18n.t('Delivery from {price}, free from {sum}', values)
    : i18n.t('Delivery to {countries} from {price}, free from {sum}', values);
}

function countriesText(countries: readonly string[]): string {
  const rest = countries.length - namedCountries;
  const named = countries.slice(0, namedCountries).join(', ');
  if (rest <= 0) return named;
  return i18n.t(
    '{rest, plural, one {{countries} and # other country} other {{countries} and # other countries}}',
    { countries: named, rest },
  );
}

const payers = {
  shop: /*i18n*/ 'We pay for the return.',
  customer: /*i18n*/ 'You pay for sending it.',
};

function returnsText({ days, paidBy }: NonNullable<Settings['returns']>): string {
  return [
    i18n.t(
      '{days, plural, one {You can return what you bought within # day of its delivery.} other {You can return what you bought within # days of its delivery.}}',
      { days },
    ),
    ...(paidBy ? [i18n.t(payers[paidBy])] : []),
    i18n.t(
      'Choose the items on the page of your order: under My orders, or by the link in our mails.',
    ),
  ].join(' ');
}
