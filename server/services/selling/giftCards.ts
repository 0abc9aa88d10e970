import { randomInt } from 'node:crypto';
import { i18n } from '../../../contract/i18n.ts';
import { messages } from '../../../contract/messages.ts';
import { amountProblem } from '../../../contract/rules/amountProblem.ts';
import { dayOf } from '../../../contract/rules/days.ts';
import {
  giftCardAmountProblems,
  giftCardEnd,
  giftCardProblem,
  giftCodeAlphabet,
  giftCodeLength,
  normalGiftCode,
  unknownGiftCard,
} from '../../../contract/rules/giftCards.ts';
import { toCents, toDollars } from '../../../contract/rules/money.ts';
import type {
  AdminGiftCard,
  GiftCardBalance,
  GiftCardTermsInput,
  IssuedGiftCard,
} from '../../../contract/schemas/giftCards.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { BadInput, Conflict, NotFound, refuse } from '../../errors.ts';
import { isUuid, wrongId } from '../../lib/ids.ts';
import { inLanguageOf } from '../../lib/languages.ts';
import { addMs } from '../../lib/time.ts';
import {
  blockCard,
  changeGiftCard,
  claimCardMail,
  countBalance,
  findActiveCards,
  findGiftCard,
  findGiftCardTerms,
  findUnsentCards,
  type GiftCard,
  insertGiftCard,
  lockGiftCard,
  writeGiftCardTerms,
} from '../../repositories/giftCards.ts';
import { hashToken } from '../../security/tokens.ts';
import type { Context } from '../context.ts';
import { giftCardMail, receiptMail } from './giftCardMails.ts';

/**
 * @param userId the caller, if logged in, whose own open checkout is not counted
 * @throws NotFound if there is no such card
 * @throws Conflict if it can't pay
 */
export async function readGiftCard(
  { db, now }: Context,
  typed: string,
  userId: string | undefined,
): Promise<GiftCardBalance> {
  const card = await findGiftCard(db, hashCode(typed));
  if (!card) throw new NotFound(i18n.t(unknownGiftCard), 'code');
  const { balanceCents, problem } = await check(db, card, { userId, now: now() });
  if (problem) throw new Conflict(problem, 'code');
  const { ending, validUntil } = card;
  return { balance: toDollars(balanceCents), ending, ...(validUntil !== null && { validUntil }) };
}

/**
 * Locks the card of a checkout, so that checkouts count its balance one after another; or returns
 * the reason why it can't pay. Locked after the code and before sizes.
 */
export async function takeGiftCard(
  tx: Database,
  typed: string,
  by: { userId: string; now: Date },
): Promise<{ id: string; balanceCents: number } | string> {
  const card = await lockGiftCard(tx, { codeHash: hashCode(typed) });
  if (!card) return i18n.t(unknownGiftCard);
  const { balanceCents, problem } = await check(tx, card, by);
  return problem ?? { id: card.id, balanceCents };
}

async function check(
  db: Database,
  card: GiftCard,
  { userId, now }: { userId: string | undefined; now: Date },
) {
  const balanceCents = await countBalance(db, card, { userId });
  const spent = { ...card, validUntil: card.validUntil ?? undefined, balanceCents };
  return { balanceCents, problem: giftCardProblem(spent, dayOf(now)) };
}

function hashCode(typed: string): string {
  return hashToken(normalGiftCode(typed));
}

/** @throws Conflict when `version` is not the newest */
export async function saveGiftCardTerms(
  { db }: Context,
  { isOn, amounts, validYears, version }: GiftCardTermsInput,
) {
  refuse(giftCardAmountProblems(amounts), BadInput);
  const cents = amounts.map(toCents).sort((one, other) => one - other);
  const terms = { isOn, amounts: cents, validYears: validYears ?? null };
  if (await inTransaction(db, (tx) => writeGiftCardTerms(tx, version, terms))) return;
  throw new Conflict(messages.settingHasChanged, 'version');
}

/** Gives a card away, once for each id. */
export async function issueGiftCard(
  context: Context,
  adminId: string,
  { requestId: id, amount, email, message = '' }: IssuedGiftCard,
) {
  const { db, now } = context;
  if (!isUuid(id)) throw wrongId();
  const problem = amountProblem(amount);
  if (problem) throw new BadInput(problem, 'amount');
  const terms = await findGiftCardTerms(db);
  if (!terms) throw new Conflict(messages.noGiftCards);
  const times = { createdAt: now(), activeAt: now() };
  const validUntil = giftCardEnd(dayOf(now()), terms.validYears) ?? null;
  const card = { cents: toCents(amount), email, message: message.trim(), validUntil };
  const row = { id, ...card, issuedBy: adminId, ...times };
  await inTransaction(db, (tx) => insertGiftCard(tx, row));
  await sendGiftCards(context, 10);
}

/** A refunded card stays blocked. @throws NotFound if there is no such card */
export async function blockGiftCard({ db }: Context, id: string, isBlocked: boolean) {
  if (isUuid(id) && (await inTransaction(db, (tx) => blockCard(tx, id, isBlocked)))) return;
  throw new NotFound(messages.noGiftCard);
}

/** Mails a new code, which replaces the one before. @throws NotFound if there is no such card */
export async function resendGiftCard(context: Context, id: string, email: string) {
  const unsent = { email, sentAt: null, retryAt: null, mailProblem: null };
  const isKnown =
    isUuid(id) && (await inTransaction(context.db, (tx) => changeGiftCard(tx, id, unsent)));
  if (!isKnown) throw new NotFound(messages.noGiftCard);
  await sendGiftCards(context, 10);
}

export async function listGiftCards({ db }: Context): Promise<AdminGiftCard[]> {
  const cards = await findActiveCards(db);
  return cards.map(({ id, cents, history, ...card }) => ({
    _id: id,
    amount: toDollars(cents),
    balance: toDollars(
      Math.max(
        0,
        history.reduce((sum, entry) => sum + entry.cents, cents),
      ),
    ),
    ...{ ending: card.ending, email: card.email, isBlocked: card.isBlocked },
    ...(card.buyerEmail !== null && { buyer: card.buyerEmail }),
    ...(card.validUntil !== null && { validUntil: card.validUntil }),
    createdAt: card.createdAt.toISOString(),
    isSent: card.sentAt !== null,
    ...(card.refundedAt !== null && { isRefunded: true }),
    ...(card.mailProblem !== null && { mailProblem: card.mailProblem }),
    history: history.map(({ at, cents: amount, order }) => ({
      ...{ at: at.toISOString(), amount: toDollars(amount) },
      ...(order !== undefined && { order }),
    })),
  }));
}

/** Milliseconds until an undelivered mail is tried again. */
const retryDelay = 600_000;

/**
 * Mails the codes of paid cards. The code is made when its mail is claimed, so that only the mail
 * has it, and several servers send it once; another attempt replaces it.
 */
export async function sendGiftCards(context: Context, limit: number) {
  const { db, mailer, now } = context;
  for (const card of await findUnsentCards(db, now(), limit)) {
    mailer.send(
      async () => {
        const code = newCode();
        const stored = { codeHash: hashToken(code), ending: code.slice(-4), sentAt: now() };
        // Its email may have been corrected since it was found.
        const claimed = await claimCardMail(db, card.id, stored);
        if (!claimed) return undefined;
        // Send the receipt once: not for a retry or a replacement code.
        if (card.retryAt === null && card.ending === '') sendReceipt(claimed, context);
        return inLanguageOf(claimed, context, () => giftCardMail(claimed, code, context));
      },
      async (refusal, isFinal) => {
        const mailProblem = isFinal ? (refusal ?? 'not taken') : null;
        if (mailProblem !== null) await changeGiftCard(db, card.id, { mailProblem });
        else await changeGiftCard(db, card.id, { sentAt: null, retryAt: addMs(now(), retryDelay) });
      },
      card.id,
    );
  }
}

function sendReceipt(card: GiftCard, context: Context) {
  const { buyerEmail } = card;
  if (buyerEmail === null) return;
  context.mailer.send(async () =>
    inLanguageOf(card, context, () => receiptMail(buyerEmail, card, context)),
  );
}

function newCode(): string {
  const letter = () => giftCodeAlphabet[randomInt(giftCodeAlphabet.length)];
  return Array.from({ length: giftCodeLength }, letter).join('');
}
