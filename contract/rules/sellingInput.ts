import type { CodeInput, DeliveryInput, TaxInput } from '../schemas/selling.ts';
import { hasTwoDecimals } from './money.ts';
import { normalCode } from './pricing.ts';
import type { Problems } from './productInput.ts';

/** What is wrong with a delivery method that an admin sends, by field and beyond its schema. */
export function deliveryInputProblems(input: DeliveryInput): Problems {
  return problemsOf({
    maxDays: input.minDays > input.maxDays && 'The longest time is the shorter one.',
    price: sumProblem(input.price),
    freeFrom: sumProblem(input.freeFrom),
  });
}

/** The same of a discount code. */
export function codeInputProblems({ kind, value, minimum, from, until }: CodeInput): Problems {
  const isShare = Number.isInteger(value) && value >= 1 && value <= 100;
  const valueProblems = {
    percent: !isShare && 'A share is a whole number from 1 to 100.',
    sum: value === 0 ? 'Say how much it takes off.' : sumProblem(value),
    freeDelivery: false as const,
  };
  return problemsOf({
    value: valueProblems[kind],
    minimum: sumProblem(minimum),
    until: from && until && from > until && 'It ends before it begins.',
  });
}

/** The same of a tax rate. */
export function taxInputProblems({ country, rate }: TaxInput): Problems {
  return problemsOf({
    country: country.includes(',') && 'One country has one rate.',
    rate: !hasTwoDecimals(rate) && 'A rate has at most two decimals.',
  });
}

/** Returns true if a save changes the newest version, or adds a setting that is not there yet. */
export function isCurrentVersion(
  stored: { version: number } | undefined,
  sent: { version?: number | undefined },
): boolean {
  return stored?.version === sent.version;
}

/** Why there can't be another code of this name. */
export function codeTaken(code: string): string {
  return `There is a code ${normalCode(code)} already.`;
}

function sumProblem(sum = 0): string | false {
  return !hasTwoDecimals(sum) && 'A sum has at most two decimals.';
}

function problemsOf(fields: Record<string, string | false | undefined>): Problems {
  return new Map(Object.entries(fields).flatMap(([name, text]) => (text ? [[name, text]] : [])));
}
