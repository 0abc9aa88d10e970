/** Files of other shops; loaded only for one, with the libraries that read it. */
import type { ExtensionField } from '../../../contract/rules/productFields.ts';
import type { AdminProduct } from '../../../contract/schemas/adminProduct.ts';
import type { EnvParams } from '../../../contract/schemas/shop.ts';
import type { ImportRun } from '../../features/admin/products/importRun.ts';
import type { Role } from '../../lib/shopFile/roles.ts';
import { headerKey, readShopFile, type ShopFile, withRoles } from '../../lib/shopFile/shopFile.ts';
import { planShopFile } from '../../lib/shopFile/shopPlan.ts';
import { likelyAnswers, questionsOf, scalesToAdd } from '../../lib/shopFile/shopQuestions.ts';
import { keptRoles } from './keptRoles.ts';

export type Asking = Extract<ImportRun, { step: 'asking' }>;

type Shop = { products: readonly AdminProduct[]; rules: EnvParams };

/** The questions about a file; undefined if it is not from another shop. */
export function askAbout(fileName: string, text: string, shop: Shop): Asking | undefined {
  const kept = (header: readonly string[]) =>
    keptRoles.read()?.[headerKey(header)] as Role[] | undefined;
  const file = readShopFile(text, shop.rules.allowedSizes, kept);
  return file && { ...ask(file, shop), fileName };
}

/** The questions after a change of the columns' meanings, which is kept for the next file. */
export function askAgain(
  { file, fileName, answers }: Asking,
  roles: readonly Role[],
  shop: Shop,
): Asking {
  keptRoles.write({ ...keptRoles.read(), [headerKey(file.header)]: roles });
  const asked = ask(withRoles(file, roles), shop);
  const { groups, scales, units } = asked.answers;
  const kept = {
    groups: { ...groups, ...pick(answers.groups, groups) },
    scales: { ...scales, ...pick(answers.scales, scales) },
  };
  return { ...asked, fileName, answers: { ...kept, units: answers.units || units } };
}

function ask(file: ShopFile, { products, rules }: Shop) {
  const kinds = new Set(products.flatMap(({ kind }) => kind || []));
  const questions = questionsOf(file, rules, [...kinds]);
  return { step: 'asking', file, questions, answers: likelyAnswers(questions) } as const;
}

function pick<T>(values: Readonly<Record<string, T>>, keys: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(Object.entries(values).filter(([key]) => key in keys));
}

/** The products of the answered questions, and the scales that they need. */
export function planAnswers(
  { file, questions, answers }: Asking,
  rules: EnvParams,
  { today, extensions }: { today: string; extensions: readonly ExtensionField[] },
) {
  return {
    rows: planShopFile(file, questions, answers, { ...rules, today, extensions }),
    scales: scalesToAdd(questions, answers),
  };
}
