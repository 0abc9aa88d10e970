import { i18n } from '../i18n.ts';
import type { CheckoutOptions, DeliveryMethod } from '../schemas/selling.ts';
import { beside } from './beside.ts';
import { countryKey } from './countries.ts';
import { countriesText, placesText, promisedDelivery } from './deliveryMethods.ts';
import { deliveryName } from './deliveryName.ts';
import { formatCents, formatPrice } from './money.ts';

type Settings = Pick<CheckoutOptions, 'delivery' | 'returns' | 'payment'>;

/** The shop's delivery and return terms as text; empty where not set. */
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
    line: beside(...line),
    ...(returns && { withdrawal: true }),
  };
}

const payments = {
  card: /*i18n*/ 'Payment by card',
  test: /*i18n*/ 'Test payments: no money moves',
};

/** "Standard, 3 to 5 days: $4.90, free from $200.00. To Portugal, Spain." */
function deliveryText(method: DeliveryMethod): string {
  const { price, freeFrom } = method;
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
  return [cost, placesText(method)].filter(Boolean).join(' ');
}

/** "Delivery to Portugal from $4.90, free from $200.00"; empty without methods. */
function deliverySummary(methods: readonly DeliveryMethod[]): string {
  const promised = promisedDelivery(methods, { goods: 0, address: '' });
  if (!promised) return '';
  const { lowest, freeFrom } = promised;
  const places = methods.map(({ countries }) => countries);
  const isEverywhere = places.some((countries) => countries.length === 0);
  const values = {
    countries: isEverywhere
      ? ''
      : countriesText([...new Map(places.flat().map((name) => [countryKey(name), name])).values()]),
    price: formatCents(lowest),
    sum: formatCents(freeFrom),
  };
  if (freeFrom === 0) {
    return isEverywhere ? i18n.t('Free delivery') : i18n.t('Free delivery to {countries}', values);
  }
  if (lowest === 0) return i18n.t('The delivery price depends on the country');
  if (freeFrom === Number.POSITIVE_INFINITY) {
    return isEverywhere
      ? i18n.t('Delivery from {price}', values)
      : i18n.t('Delivery to {countries} from {price}', values);
  }
  return isEverywhere
    ? i18n.t('Delivery from {price}, free from {sum}', values)
    : i18n.t('Delivery to {countries} from {price}, free from {sum}', values);
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
