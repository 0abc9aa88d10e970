import { i18n } from '../i18n.ts';
import type { DeliveryMethod } from '../schemas/selling.ts';
import { countryOf } from './addresses.ts';
import { listed } from './beside.ts';
import { countryKey, localName } from './countries.ts';
import { formatCents, toCents } from './money.ts';
import { deliveryCents } from './pricing.ts';

/** Methods that deliver to an address; all of them until it names a country. */
export function methodsTo(methods: readonly DeliveryMethod[], address: string): DeliveryMethod[] {
  const country = countryOf(address);
  return methods.filter(
    ({ countries }) =>
      !country ||
      countries.length === 0 ||
      countries.some((name) => countryKey(name) === countryKey(country)),
  );
}

/** Methods by destination: those to each named country, and those to all others. */
function methodsByCountry(methods: readonly DeliveryMethod[]): DeliveryMethod[][] {
  const places = methods.map((method) => ({
    method,
    keys: new Set(method.countries.map(countryKey)),
  }));
  const methodsOf = (key: string) =>
    places.filter(({ keys }) => keys.size === 0 || keys.has(key)).map(({ method }) => method);
  const named = [...new Set(places.flatMap(({ keys }) => [...keys]))].map(methodsOf);
  const others = methods.filter(({ countries }) => countries.length === 0);
  return others.length > 0 ? [...named, others] : named;
}

/** Methods that go wherever the shop delivers. */
function methodsToAll(methods: readonly DeliveryMethod[]): DeliveryMethod[] {
  const byCountry = methodsByCountry(methods);
  return methods.filter((method) => byCountry.every((there) => there.includes(method)));
}

/**
 * The chosen delivery method if it goes to the address, else the first that does. Until the address
 * names a country, that is the first one to all countries of the shop.
 */
export function chosenMethod(
  methods: readonly DeliveryMethod[],
  { delivery, address }: { delivery?: string | undefined; address: string },
): DeliveryMethod | undefined {
  const there = methodsTo(methods, address);
  const [first] = countryOf(address) ? there : methodsToAll(methods);
  return there.find(({ id }) => id === delivery) ?? first;
}

/** Returns true if the methods depend on a country that the address does not name yet. */
export function needsCountry(methods: readonly DeliveryMethod[], address: string): boolean {
  return !countryOf(address) && methodsToAll(methods).length < methods.length;
}

/** Delivery cost that applies in every country, in cents. */
type PromisedDelivery = {
  /** The lowest price in any country, for a price “from”. */
  lowest: number;
  /** Total of goods from which every country has a free method; infinite if there is none. */
  freeFrom: number;
};

/**
 * Delivery that may be promised for a total of goods: of the address's country, or of all countries
 * that the shop delivers to until the address names one. Undefined without methods.
 */
export function promisedDelivery(
  methods: readonly DeliveryMethod[],
  { goods, address }: { goods: number; address: string },
): PromisedDelivery | undefined {
  const there = methodsTo(methods, address);
  if (there.length === 0) return undefined;
  const byCountry = countryOf(address) ? [there] : methodsByCountry(there);
  return {
    lowest: Math.min(...there.map((method) => deliveryCents(method, goods))),
    freeFrom: Math.max(...byCountry.map((each) => Math.min(...each.map(freeFromCents)))),
  };
}

function freeFromCents({ price, freeFrom }: DeliveryMethod): number {
  if (price === 0) return 0;
  return freeFrom === undefined ? Number.POSITIVE_INFINITY : toCents(freeFrom);
}

/** Hint about the delivery before one is chosen; undefined if the shop has none. */
export function deliveryHint(
  methods: readonly DeliveryMethod[],
  order: { goods: number; address: string },
): string | undefined {
  const promised = promisedDelivery(methods, order);
  if (!promised) return undefined;
  const { lowest, freeFrom } = promised;
  const missing = freeFrom - order.goods;
  if (missing <= 0) return i18n.t('Free delivery');
  if (missing < Number.POSITIVE_INFINITY) {
    return i18n.t('{price} more for free delivery', { price: formatCents(missing) });
  }
  return lowest === 0
    ? i18n.t('The delivery price depends on the country')
    : i18n.t('Delivery from {price}', { price: formatCents(lowest) });
}

/** Row of a bill without a delivery method; none if the address names a country. */
export function unknownDelivery(methods: readonly DeliveryMethod[], address: string) {
  return needsCountry(methods, address)
    ? [{ label: i18n.t('Delivery'), amount: i18n.t('Calculated from the country') }]
    : [];
}

/** Maximum number of countries to name; the others are counted. */
const namedCountries = 6;

/** "Portugal, Spain", in the language in use. */
export function countriesText(countries: readonly string[]): string {
  const rest = countries.length - namedCountries;
  const named = listed(countries.slice(0, namedCountries).map(localName));
  if (rest <= 0) return named;
  return i18n.t(
    '{rest, plural, one {{countries} and # other country} other {{countries} and # other countries}}',
    { countries: named, rest },
  );
}

/** "To Portugal, Spain."; empty for a method to everywhere. */
export function placesText({ countries }: Pick<DeliveryMethod, 'countries'>): string {
  if (countries.length === 0) return '';
  return i18n.t('To {countries}.', { countries: countriesText(countries) });
}
