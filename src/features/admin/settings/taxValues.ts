import { array, object, string } from 'yup';
import { i18n } from '../../../../contract/i18n.ts';
import { countryCodes } from '../../../../contract/rules/countries.ts';
import { ownerLimits } from '../../../../contract/rules/ownerLimits.ts';
import { normalGroups } from '../../../../contract/rules/productGroups.ts';
import { taxRegions } from '../../../../contract/rules/taxRegions.ts';
import { hasThreeDecimals, zeroRateProblem } from '../../../../contract/rules/taxSettings.ts';
import type { ProductGroup, TaxInput, TaxRate } from '../../../../contract/schemas/selling.ts';
import {
  moneyRule,
  numberRule,
  toOptionalNumber,
  toPercentage,
  toTyped,
} from '../../../lib/formRules.ts';
import { knownCountries, tooLong } from './settingsValues.ts';

/** Names of `taxRegions`, in their order. The source is that of their codes. */
const names: Record<string, string> = {
  US: 'Alabama~Alaska~American Samoa~Arizona~Arkansas~Armed Forces (AA)~Armed Forces (AE)~Armed Forces (AP)~California~Colorado~Connecticut~Delaware~District of Columbia~Florida~Georgia~Guam~Hawaii~Idaho~Illinois~Indiana~Iowa~Kansas~Kentucky~Louisiana~Maine~Marshall Islands~Maryland~Massachusetts~Michigan~Micronesia~Minnesota~Mississippi~Missouri~Montana~Nebraska~Nevada~New Hampshire~New Jersey~New Mexico~New York~North Carolina~North Dakota~Northern Mariana Islands~Ohio~Oklahoma~Oregon~Palau~Pennsylvania~Puerto Rico~Rhode Island~South Carolina~South Dakota~Tennessee~Texas~Utah~Vermont~Virgin Islands~Virginia~Washington~West Virginia~Wisconsin~Wyoming',
  CA: 'Alberta~British Columbia~Manitoba~New Brunswick~Newfoundland and Labrador~Northwest Territories~Nova Scotia~Nunavut~Ontario~Prince Edward Island~Quebec~Saskatchewan~Yukon',
  ES: 'Canarias~Ceuta y Melilla',
  FI: 'Åland',
  FR: 'Guadeloupe~Martinique~Guyane~La Réunion~Mayotte',
  PT: 'Açores~Madeira',
};

/** Name of a country's region, as it is called there: `New Jersey` for NJ. */
export function taxRegionName(country: string, region: string): string {
  const [code = ''] = countryCodes([country]);
  return names[code]?.split('~')[taxRegions(country).indexOf(region)] ?? region;
}

const noTax = {
  ...{ country: '', name: '', rate: '', upTo: '' },
  /** Codes of the country's regions. */
  regions: [] as string[],
  appliesTo: [] as ProductGroup[],
  ...{ onTop: false, inAddition: false, splitsPrice: false, exceptDelivery: false },
};

export type TaxValues = typeof noTax;

export function toTaxValues(tax: TaxRate | undefined): TaxValues {
  if (!tax) return noTax;
  const { country, name, rate, regions = [], appliesTo = [], upTo } = tax;
  const { onTop = false, inAddition = false, splitsPrice = false, exceptDelivery = false } = tax;
  return {
    ...{
      country,
      name,
      rate: toTyped(rate, toPercentage),
      upTo: toTyped(upTo),
      regions,
      appliesTo,
    },
    ...{ onTop, inAddition, splitsPrice, exceptDelivery },
  };
}

const asRate = () => i18n.t('A percentage, e.g. 19 or 5.5');

export const taxSchema = object({
  country: string()
    .trim()
    .required(() => i18n.t('Enter a country'))
    .max(ownerLimits.country.max, tooLong)
    .matches(/^[^,]*$/, () => i18n.t('One country'))
    .test(knownCountries),
  regions: array(),
  name: string()
    .trim()
    .required(() => i18n.t('Enter the name of the tax'))
    .max(ownerLimits.taxName.max, tooLong),
  rate: numberRule(asRate, toPercentage)
    .required(asRate)
    .min(ownerLimits.taxRate.min, asRate)
    .max(ownerLimits.taxRate.max, ({ max }) => i18n.t('At most {max}', { max }))
    .test('decimals', () => i18n.t('At most three decimals'), hasThreeDecimals)
    .test('zero', (rate, { parent, createError }) => {
      const problem = zeroRateProblem({ ...parent, rate, regions: regionsOf(parent) });
      return problem === undefined || createError({ message: problem });
    }),
  upTo: moneyRule(),
  appliesTo: array(),
});

/** Fields without a value are `undefined`, so that a cleared field counts as changed. */
export function toTaxInput(values: TaxValues): Omit<TaxInput, 'id' | 'version'> {
  const { appliesTo, onTop, inAddition, splitsPrice, exceptDelivery } = values;
  const [country, name] = [values.country.trim(), values.name.trim()];
  const regions = regionsOf(values);
  const upTo = toOptionalNumber(values.upTo);
  return {
    ...{ country, name, rate: toPercentage(values.rate), upTo },
    regions: regions.length > 0 ? regions : undefined,
    appliesTo: appliesTo.length > 0 ? normalGroups(appliesTo) : undefined,
    onTop: onTop || undefined,
    inAddition: inAddition || undefined,
    splitsPrice: (upTo !== undefined && splitsPrice) || undefined,
    exceptDelivery: exceptDelivery || undefined,
  };
}

/** Chosen regions, without those of a country that was entered before. */
function regionsOf({ country = '', regions = [] }: Partial<TaxValues>): string[] {
  const known = taxRegions(country);
  return regions.filter((region) => known.includes(region)).sort();
}
