import { i18n } from '../i18n.ts';
import type { CodeInput, DeliveryInput } from '../schemas/selling.ts';
import { amountProblem } from './amountProblem.ts';
import { normalCode } from './pricing.ts';
import type { Problems } from './productInput.ts';

/** Errors in an admin's delivery method, by field and beyond its schema. */
export function deliveryInputProblems(input: DeliveryInput): Problems {
  return problemsOf({
    maxDays: input.minDays > input.maxDays && i18n.t('The longest time is the shorter one.'),
    price: amountProblem(input.price),
    freeFrom: amountProblem(input.freeFrom),
  });
}

/** Errors in an admin's discount code, by field and beyond its schema. */
export function codeInputProblems({ kind, value, minimum, from, until }: CodeInput): Problems {
  const isShare = Number.isInteger(value) && value >= 1 && value <= 100;
  const valueProblems = {
    percent: !isShare && i18n.t('A share is a whole number from 1 to 100.'),
    sum: value === 0 ? i18n.t('Say how much it takes off.') : amountProblem(value),
    freeDelivery: false as const,
  };
  return problemsOf({
    value: valueProblems[kind],
    minimum: amountProblem(minimum),
    until: from && until && from > until && i18n.t('It ends before it begins.'),
  });
}

/** Returns true if a save changes the newest version, or adds a new setting. */
export function isCurrentVersion(
  stored: { version: number } | undefined,
  sent: { version?: number | undefined },
): boolean {
  return stored?.version === sent.version;
}

/** Message for a second code of the same name. */
export function duplicateCodeMessage(code: string): string {
  return i18n.t('There is a code {code} already.', { code: normalCode(code) });
}

export function problemsOf(fields: Record<string, string | false | undefined>): Problems {
  return new Map(Object.entries(fields).flatMap(([name, text]) => (text ? [[name, text]] : [])));
}
