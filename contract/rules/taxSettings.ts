import { i18n } from '../i18n.ts';
import type { TaxInput, TaxRate } from '../schemas/selling.ts';
import { amountProblem } from './amountProblem.ts';
import { listed } from './beside.ts';
import { countryKey, localName } from './countries.ts';
import { formatCount } from './money.ts';
import { groupNames, normalGroups } from './productGroups.ts';
import type { Problems } from './productInput.ts';
import { problemsOf } from './sellingInput.ts';
import { taxKey, toThousandths } from './taxes.ts';
import { taxRegions } from './taxRegions.ts';

type Rate = Omit<TaxRate, 'id'>;

/** Errors in an admin's tax rate, by field and beyond its schema. */
export function taxInputProblems(input: TaxInput): Problems {
  const { country, rate, regions = [], upTo, splitsPrice } = input;
  const known = taxRegions(country);
  const unknown = regions.find((region) => !known.includes(region));
  return problemsOf({
    country: country.includes(',') && i18n.t('Enter one country.'),
    rate:
      (!hasThreeDecimals(rate) && i18n.t('A rate has at most three decimals.')) ||
      zeroRateProblem(input),
    regions:
      unknown !== undefined &&
      i18n.t('{country} has no region {region}.', { country, region: unknown }),
    upTo:
      (splitsPrice &&
        upTo === undefined &&
        i18n.t('Enter the price up to which the rate applies.')) ||
      amountProblem(upTo),
  });
}

/** Message if a rate of 0 is for everything in its country; undefined for any other rate. */
export function zeroRateProblem({
  rate,
  regions = [],
  appliesTo = [],
  upTo,
}: Partial<Pick<TaxRate, 'rate' | 'regions' | 'appliesTo' | 'upTo'>>): string | undefined {
  const isForAll = regions.length === 0 && appliesTo.length === 0 && upTo === undefined;
  return rate === 0 && isForAll
    ? i18n.t('A rate of 0 needs products, regions or a price limit.')
    : undefined;
}

/** Returns true if a percentage has at most three decimals, as 9.975 has. */
export function hasThreeDecimals(rate: number): boolean {
  return Math.abs(rate * 1000 - toThousandths(rate)) < 1e-6;
}

/** Country of a rate, with its regions: `Canada (QC)`. */
export function taxPlace({ country, regions }: Pick<TaxRate, 'country' | 'regions'>): string {
  const name = localName(country);
  return regions
    ? i18n.t('{country} ({regions})', { country: name, regions: listed(regions) })
    : name;
}

/** Message if some of a rate's products have another rate there; undefined if none has. */
export function taxOverlapProblem(rate: Rate, others: readonly Rate[]): string | undefined {
  const groups = normalGroups(rate.appliesTo ?? []);
  for (const other of others) {
    const regions = sharedRegions(rate, other);
    if (!regions || !isSameTax(rate, other)) continue;
    const place = taxPlace({ country: rate.country, ...(regions.length > 0 && { regions }) });
    const taken = normalGroups(other.appliesTo ?? []);
    const shared = groups.filter(({ category, kind }) =>
      taken.some((each) => each.category === category && each.kind === kind),
    );
    if (shared.length < Math.max(groups.length, taken.length)) {
      if (shared.length === 0) continue;
      const [own, others] = [rate, other].map(({ name, rate: percent }) =>
        i18n.t('{rate}% {tax}', { rate: formatCount(percent), tax: name }),
      );
      return i18n.t(
        '{groups} would have two rates in {country}, {own} and {others}: leave it out of one of them.',
        { groups: groupNames(shared), country: place, own, others },
      );
    }
    return rate.appliesTo
      ? i18n.t('There is a rate for {country} and {groups} already.', {
          country: place,
          groups: groupNames(groups),
        })
      : i18n.t('There is a rate for {country} already.', { country: place });
  }
  return undefined;
}

/** Regions that both rates are for; empty if both are for the country, undefined for no place. */
function sharedRegions(one: Rate, other: Rate): string[] | undefined {
  if (countryKey(one.country) !== countryKey(other.country)) return undefined;
  if (!one.regions && !other.regions) return [];
  const shared = one.regions?.filter((region) => other.regions?.includes(region));
  return shared?.length ? shared : undefined;
}

/**
 * Rates of the main tax, or of an additional one. A rate up to a price precedes the one beyond it.
 */
function isSameTax(one: Rate, other: Rate): boolean {
  return taxKey(one) === taxKey(other) && (one.upTo === undefined) === (other.upTo === undefined);
}
