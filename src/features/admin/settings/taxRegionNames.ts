import { countryCodes } from '../../../../contract/rules/countries.ts';
import { taxRegions } from '../../../../contract/rules/taxRegions.ts';

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
