import { v7 } from 'uuid';
import { i18n } from '../../../contract/i18n.ts';
import { messages } from '../../../contract/messages.ts';
import { countryCodes } from '../../../contract/rules/countries.ts';
import { dayOf } from '../../../contract/rules/days.ts';
import { currency } from '../../../contract/rules/money.ts';
import { codeProblem } from '../../../contract/rules/pricing.ts';
import {
  codeInputProblems,
  deliveryInputProblems,
  duplicateCodeMessage,
} from '../../../contract/rules/sellingInput.ts';
import { sellingTerms } from '../../../contract/rules/sellingTerms.ts';
import { noticeIn } from '../../../contract/rules/shopProfile.ts';
import { taxInputProblems, taxOverlapProblem } from '../../../contract/rules/taxSettings.ts';
import type { CurrencyInput } from '../../../contract/schemas/currencies.ts';
import type {
  CheckoutOptions,
  CheckoutSettings,
  CodeInput,
  CodeReactivation,
  CodeTerms,
  DeliveryInput,
  TaxInput,
} from '../../../contract/schemas/selling.ts';
import type { Config } from '../../config.ts';
import { type Database, inTransaction, sqlState } from '../../db/database.ts';
import { BadInput, Conflict, NotFound, refuse } from '../../errors.ts';
import { isInMainCurrency } from '../../lib/currencies.ts';
import { isUuid } from '../../lib/ids.ts';
import { isCurrency } from '../../lib/settings.ts';
import { findCurrencies, writeCurrency } from '../../repositories/currencies.ts';
import { findGiftCardTerms, hasGiftCards } from '../../repositories/giftCards.ts';
import {
  countUses,
  findCode,
  findCodes,
  findDelivery,
  findTaxes,
  hasCodes,
  lockCode,
  lockTaxes,
  reactivateCodeRow,
  type StoredCode,
  writeCode,
  writeDelivery,
  writeTax,
} from '../../repositories/selling.ts';
import type { Context } from '../context.ts';
import { settingsInOwnWords } from './ownWords.ts';

export async function readOptions(
  context: Context,
  config: Pick<Config, 'GUEST_CHECKOUT'> & { takesCards: boolean },
): Promise<CheckoutOptions> {
  const { db, shop } = context;
  const delivery = await settingsInOwnWords(context, 'delivery', await findDelivery(db));
  const takesCodes = await hasCodes(db);
  await shop.refresh();
  const { returnDays: days, returnsPaidBy: paidBy } = shop;
  // Gift cards are in the main currency.
  const isMain = isInMainCurrency();
  const { isOn, amounts = [], validYears } = (await findGiftCardTerms(db)) ?? {};
  const settings = {
    delivery: delivery.map((method) => ({
      ...method,
      countryCodes: countryCodes(method.countries),
    })),
    ...(days > 0 && { returns: { days, ...(paidBy && { paidBy }) } }),
    payment: config.takesCards ? ('card' as const) : ('test' as const),
  };
  return {
    ...settings,
    ...(noticeIn(shop, i18n.locale) && { notice: true }),
    terms: sellingTerms(settings),
    ...{ takesCodes, takesNames: true, taxes: await findTaxes(db) },
    takesGuests: config.GUEST_CHECKOUT === 'on',
    ...((isOn || (await hasGiftCards(db))) && isMain && { takesGiftCards: true }),
    ...(isOn && isMain && { giftCards: { amounts, ...(validYears && { validYears }) } }),
  };
}

/**
 * @param by the caller, if logged in: a code can be used up for one customer
 * @throws NotFound if there is no such code
 * @throws Conflict if it has ended or is used up
 */
export async function readCode(
  { db, now }: Context,
  typed: string,
  by?: { id: string; email: string },
): Promise<CodeTerms> {
  const found = await findCode(db, typed);
  const customer = by && { userId: by.id, email: by.email };
  const code = await checkCode(db, found, typed, { ...customer, now: now() });
  if (typeof code !== 'string') return code;
  throw found ? new Conflict(code, { code }) : new NotFound(code);
}

/**
 * Locks the code of a checkout, so that checkouts count its uses one after another; or returns the
 * reason why it cannot be used. Locked after the customer and before sizes.
 */
export async function takeDiscountCode(
  tx: Database,
  typed: string,
  by: { userId: string; email: string; now: Date },
): Promise<StoredCode | string> {
  return checkCode(tx, await lockCode(tx, typed), typed, by);
}

async function checkCode(
  db: Database,
  code: StoredCode | undefined,
  typed: string,
  { now, ...customer }: { userId?: string; email?: string; now: Date },
): Promise<StoredCode | string> {
  const uses = code ? await countUses(db, code.id, customer) : { inAll: 0, byCustomer: 0 };
  const problem = codeProblem(code, typed, { today: dayOf(now), uses });
  return problem ?? code ?? '';
}

/** Delivery methods, codes and tax rates for admins. */
export async function readSettings({ db }: Context): Promise<CheckoutSettings> {
  const [delivery, codes] = [await findDelivery(db), await findCodes(db)];
  const giftCards = (await findGiftCardTerms(db)) ?? { isOn: false, amounts: [25, 50, 100] };
  const currencies = await findCurrencies(db);
  return { delivery, codes, taxes: await findTaxes(db), currencies, giftCards };
}

/**
 * @throws BadInput for days in the wrong order, or a price with fractions of a cent
 * @throws Conflict when `version` is not the newest
 */
export async function saveDelivery(context: Context, { id, ...input }: DeliveryInput) {
  refuse(deliveryInputProblems(input), BadInput);
  const row = { ...input, id: checkedId(id), name: input.name.trim() };
  await inTransaction(context.db, async (tx) => refuseStale(await writeDelivery(tx, row)));
  return readSettings(context);
}

/** Ends a delivery method, a code or a tax by its `remove`; an unknown id changes nothing. */
export async function endSetting(
  context: Context,
  id: string,
  remove: (db: Database, id: string) => Promise<void>,
): Promise<CheckoutSettings> {
  if (isUuid(id)) await inTransaction(context.db, (tx) => remove(tx, id));
  return readSettings(context);
}

/**
 * @throws BadInput for an invalid value, or days in the wrong order
 * @throws Conflict when another code has this name, or `version` is not the newest
 */
export async function saveCode(context: Context, { id, ...input }: CodeInput) {
  refuse(codeInputProblems(input), BadInput);
  const value = input.kind === 'freeDelivery' ? 0 : input.value;
  const row = { ...input, id: checkedId(id), value };
  await refusingTwice('code', duplicateCodeMessage(input.code), () =>
    inTransaction(context.db, (tx) => writeCode(tx, row, context.now())),
  );
  return readSettings(context);
}

/** @throws Conflict when another version of the code has ended */
export async function reactivateCode(
  context: Context,
  id: string,
  { version }: CodeReactivation,
): Promise<CheckoutSettings> {
  await inTransaction(context.db, async (tx) =>
    refuseStale(isUuid(id) && (await reactivateCodeRow(tx, id, version))),
  );
  return readSettings(context);
}

/**
 * @throws BadInput for a rate with more than three decimals, or an unknown region
 * @throws Conflict when there is another rate for some of these products there, or `version` is not
 * the newest
 */
export async function saveTax(context: Context, { id, version, ...input }: TaxInput) {
  refuse(taxInputProblems(input), BadInput);
  const [country, name] = [input.country.trim(), input.name.trim()];
  const row = { ...input, id: checkedId(id), version, country, name };
  await inTransaction(context.db, async (tx) => {
    await lockTaxes(tx);
    const others = (await findTaxes(tx)).filter((other) => other.id !== id);
    const problem = taxOverlapProblem(row, others);
    if (problem) throw new Conflict(problem, 'country');
    refuseStale(await writeTax(tx, row));
  });
  return readSettings(context);
}

/**
 * @throws BadInput for an unknown currency, or the main one
 * @throws Conflict when the currency is there, or `version` is not the newest
 */
export async function saveCurrency(context: Context, { id, ...input }: CurrencyInput) {
  const { code } = input;
  if (!isCurrency(code))
    throw new BadInput(i18n.t('We know no currency “{code}”', { code }), 'code');
  if (code === currency().code) {
    throw new BadInput(i18n.t('{code} is the shop’s main currency', { code }), 'code');
  }
  const row = { ...input, id: checkedId(id) };
  await refusingTwice('code', i18n.t('{code} is there already', { code }), () =>
    inTransaction(context.db, (tx) => writeCurrency(tx, row)),
  );
  return readSettings(context);
}

/** @throws Conflict at this field for a duplicate, or if `write` wrote nothing */
async function refusingTwice(field: string, message: string, write: () => Promise<boolean>) {
  try {
    refuseStale(await write());
  } catch (error) {
    if (sqlState(error) !== '23505') throw error;
    throw new Conflict(message, field);
  }
}

/** @throws Conflict if nothing was written, because `version` was not the newest */
function refuseStale(isWritten: boolean): void {
  if (!isWritten) throw new Conflict(messages.settingHasChanged, 'version');
}

function checkedId(id: string | undefined): string {
  if (id !== undefined && !isUuid(id)) throw new NotFound(i18n.t('There is nothing of this id'));
  return id ?? v7();
}
