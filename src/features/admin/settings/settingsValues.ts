import { number, object, string, type TestContext } from 'yup';
import { i18n } from '../../../../contract/i18n.ts';
import { limits, patterns } from '../../../../contract/limits.ts';
import { codeKinds } from '../../../../contract/rules/adminChoices.ts';
import { countryName } from '../../../../contract/rules/countries.ts';
import { currency } from '../../../../contract/rules/money.ts';
import { ownerLimits } from '../../../../contract/rules/ownerLimits.ts';
import { normalCode } from '../../../../contract/rules/pricing.ts';
import { normalGroups } from '../../../../contract/rules/productGroups.ts';
import type {
  CodeInput,
  DeliveryInput,
  DeliveryMethod,
  DiscountCode,
  ProductGroup,
} from '../../../../contract/schemas/selling.ts';
import {
  countRule,
  moneyPrompt,
  moneyRule,
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
export const knownCountries = {
  name: 'known',
  test: (typed = '', { createError }: TestContext) => {
    const unknown = listed(typed).find((country) => !countryName(country));
    return unknown
      ? createError({
          message: i18n.t('We don’t recognize the country “{name}”', { name: unknown }),
        })
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

export const tooLong = () => i18n.t('Too long');

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
