import { array, number, object, string, type TestContext } from 'yup';
import { i18n } from '../../../../contract/i18n.ts';
import { limits, patterns } from '../../../../contract/limits.ts';
import { codeKinds } from '../../../../contract/rules/adminChoices.ts';
import { countryName } from '../../../../contract/rules/countries.ts';
import { currency, hasTwoDecimals } from '../../../../contract/rules/money.ts';
import { ownerLimits } from '../../../../contract/rules/ownerLimits.ts';
import { normalCode } from '../../../../contract/rules/pricing.ts';
import { normalGroups } from '../../../../contract/rules/productGroups.ts';
import type {
  CodeInput,
  DeliveryInput,
  DeliveryMethod,
  DiscountCode,
  ProductGroup,
  TaxInput,
  TaxRate,
} from '../../../../contract/schemas/selling.ts';
import {
  countRule,
  moneyPrompt,
  moneyRule,
  numberRule,
  textRule,
  toNumber,
  toOptionalNumber,
  toTyped,
} from '../../../lib/formRules.ts';

/** Label with the currency sign, for example `Price, $`. */
export function inCurrency(label: string): string {
  return i18n.t('{label}, {currency}', { label, currency: currency().sign.trim() });
}

const noDelivery = { name: '', price: '', freeFrom: '', minDays: '', maxDays: '', countries: '' };

type DeliveryValues = typeof noDelivery;

export function toDeliveryValues(method: DeliveryMethod | undefined): DeliveryValues {
  if (!method) return noDelivery;
  const { name, price, freeFrom, minDays, maxDays, countries } = method;
  return {
    name,
    price: toTyped(price),
    freeFrom: toTyped(freeFrom),
    minDays: toTyped(minDays),
    maxDays: toTyped(maxDays),
    countries: countries.join(', '),
  };
}

/** Rejects unknown countries, since a misspelt one would never match. */
const knownCountries = {
  name: 'known',
  test: (typed = '', { createError }: TestContext) => {
    const unknown = listed(typed).find((country) => !countryName(country));
    return unknown
      ? createError({ message: i18n.t('We know no country “{name}”', { name: unknown }) })
      : true;
  },
};

function listed(countries: string): string[] {
  return countries
    .split(/[,،]/)
    .map((country) => country.trim())
    .filter(Boolean);
}

const days = countRule(0, ownerLimits.deliveryDays.max).required(() =>
  i18n.t('Enter a number of days'),
);

const tooLong = () => i18n.t('Too long');

export const deliverySchema = object({
  name: string()
    .trim()
    .required(() => i18n.t('Enter a name'))
    .max(ownerLimits.deliveryName.max, tooLong),
  price: moneyRule().required(() => i18n.t('Enter a price, 0 if it is free')),
  freeFrom: moneyRule(),
  countries: string().test(knownCountries),
  minDays: days,
  maxDays: days.when('minDays', ([min], rule) =>
    rule.test(
      'order',
      () => i18n.t('Not less than the minimum'),
      (max = 0) => max >= (min ?? 0),
    ),
  ),
});

export function toDeliveryInput(values: DeliveryValues): Omit<DeliveryInput, 'id' | 'version'> {
  return {
    name: values.name.trim(),
    price: toNumber(values.price),
    freeFrom: toOptionalNumber(values.freeFrom),
    minDays: toNumber(values.minDays),
    maxDays: toNumber(values.maxDays),
    countries: listed(values.countries),
  };
}

const noCode = {
  code: '',
  kind: 'percent' as CodeInput['kind'],
  value: '',
  minimum: '',
  appliesTo: [] as ProductGroup[],
  from: '',
  until: '',
  maxUses: '',
  maxUsesPerCustomer: '',
};

type CodeValues = typeof noCode;

export function toCodeValues(code: DiscountCode | undefined): CodeValues {
  if (!code) return noCode;
  const { value, minimum, appliesTo = [], from = '', until = '', maxUses } = code;
  return {
    ...{ code: code.code, kind: code.kind, appliesTo, from, until },
    value: code.kind === 'freeDelivery' ? '' : toTyped(value),
    minimum: minimum === 0 ? '' : toTyped(minimum),
    maxUses: toTyped(maxUses),
    maxUsesPerCustomer: toTyped(code.maxUsesPerCustomer),
  };
}

const uses = countRule(1, limits.count.max);

export const codeSchema = object({
  code: textRule({
    pattern: patterns.discountCode,
    message: () => i18n.t('3 to 30 letters, digits and dashes'),
  }).required(() => i18n.t('Enter a code')),
  kind: string().oneOf(codeKinds),
  value: number().when('kind', ([kind]) => {
    if (kind === 'percent') return countRule(1, 100).required(() => i18n.t('Enter a percentage'));
    return kind === 'sum'
      ? moneyRule().moreThan(0, moneyPrompt).required(moneyPrompt)
      : moneyRule();
  }),
  minimum: moneyRule(),
  until: string().when('from', ([from], rule) =>
    rule.test(
      'order',
      () => i18n.t('Not before the first day'),
      (day) => !day || !from || day >= from,
    ),
  ),
  maxUses: uses,
  maxUsesPerCustomer: uses,
});

export function toCodeInput(values: CodeValues): Omit<CodeInput, 'id' | 'version'> {
  const { kind, appliesTo, from, until } = values;
  return {
    code: normalCode(values.code),
    kind,
    value: kind === 'freeDelivery' ? 0 : toNumber(values.value),
    minimum: toOptionalNumber(values.minimum) ?? 0,
    appliesTo: appliesTo.length > 0 ? normalGroups(appliesTo) : undefined,
    from: from || undefined,
    until: until || undefined,
    maxUses: toOptionalNumber(values.maxUses),
    maxUsesPerCustomer: toOptionalNumber(values.maxUsesPerCustomer),
  };
}

const noTax = { country: '', name: '', rate: '', appliesTo: [] as ProductGroup[], onTop: false };

type TaxValues = typeof noTax;

export function toTaxValues(tax: TaxRate | undefined): TaxValues {
  if (!tax) return noTax;
  const { country, name, rate, appliesTo = [], onTop = false } = tax;
  return { country, name, rate: toTyped(rate), appliesTo, onTop };
}

const asRate = () => i18n.t('A percentage, e.g. 19 or 5.5');

export const taxSchema = object({
  country: string()
    .trim()
    .required(() => i18n.t('Enter a country'))
    .max(limits.country.max, tooLong)
    .matches(/^[^,]*$/, () => i18n.t('One country'))
    .test(knownCountries),
  name: string()
    .trim()
    .required(() => i18n.t('Enter what the tax is called'))
    .max(ownerLimits.taxName.max, tooLong),
  rate: numberRule(asRate)
    .required(asRate)
    .min(ownerLimits.taxRate.min, asRate)
    .max(ownerLimits.taxRate.max, ({ max }) => i18n.t('At most {max}', { max }))
    .test('decimals', () => i18n.t('At most two decimals'), hasTwoDecimals)
    .when('appliesTo', ([groups], rule) =>
      groups.length > 0
        ? rule
        : rule.moreThan(0, () => i18n.t('Choose the products that have no tax')),
    ),
  appliesTo: array(),
});

export function toTaxInput({
  country,
  name,
  rate,
  appliesTo,
  onTop,
}: TaxValues): Omit<TaxInput, 'id' | 'version'> {
  return {
    ...{ country: country.trim(), name: name.trim(), rate: toNumber(rate) },
    ...(appliesTo.length > 0 && { appliesTo: normalGroups(appliesTo) }),
    ...(onTop && { onTop }),
  };
}
