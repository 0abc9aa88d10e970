import useSWR from 'swr';
import { i18n } from '../../../contract/i18n.ts';
import { patterns } from '../../../contract/limits.ts';
import { normalAddress } from '../../../contract/rules/addresses.ts';
import { beside } from '../../../contract/rules/beside.ts';
import {
  chosenMethod,
  deliveryHint,
  unknownDelivery,
} from '../../../contract/rules/deliveryMethods.ts';
import { deliveryName } from '../../../contract/rules/deliveryName.ts';
import {
  formatGiftCode,
  giftCardLines,
  giftCardShare,
  giftCodeLength,
  normalGiftCode,
  unknownGiftCard,
} from '../../../contract/rules/giftCards.ts';
import { formatCents, toCents, toDollars } from '../../../contract/rules/money.ts';
import { taxLines, unknownTaxes } from '../../../contract/rules/orderTaxes.ts';
import { kindLabel } from '../../../contract/rules/ownNames.ts';
import { billRows, normalCode, termsProblem } from '../../../contract/rules/pricing.ts';
import { taxedBill } from '../../../contract/rules/taxes.ts';
import { taxPlaceProblem } from '../../../contract/rules/taxRegions.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import { orderDraftOf, useDraftedChoices, useKnownContact } from '../../data/cart/orderDraft.ts';
import { endpointKey } from '../../data/endpointKey.ts';
import { useStoredSession } from '../../data/session.ts';
import { useEndpoint, useRevalidate } from '../../data/useEndpoint.ts';
import { billedLines, type CartRow, totalCents } from '../../lib/cart/cartRows.ts';

const codePattern = new RegExp(patterns.discountCode);

/**
 * Bill of the order with the chosen delivery and discount code, by the server's pricing rule.
 * Without either, it is the cart's total.
 *
 * @param isOrdering false while the order form is closed
 */
export function useOrderBill(rows: readonly CartRow[], isOrdering = true) {
  const { session } = useStoredSession();
  const { keepDraft } = orderDraftOf(session?.id);
  const revalidate = useRevalidate();
  const draft = useDraftedChoices(session?.id);
  const known = useKnownContact(isOrdering);
  const options = useEndpoint('GET /checkoutoptions', {});
  const offered = options.data;
  const methods = offered?.delivery ?? [];
  const typed = offered?.takesCodes ? draft.code || undefined : undefined;
  const { terms, problem, isLoading } = useCode(typed);

  const goods = totalCents(rows);
  const address = normalAddress(draft.address ?? known?.address ?? '');
  const chosen = chosenMethod(methods, { delivery: draft.delivery, address });
  const lines = billedLines(rows);
  const unmet = terms && termsProblem(terms, lines, kindLabel);
  const refusal = draft.codeRefusal || undefined;
  const code = unmet || refusal ? undefined : terms;
  const rates = offered?.taxes ?? [];
  const priced = (method = chosen) => {
    const by = { ...(method && { delivery: method }), ...(code && { code }) };
    return taxedBill(lines, by, { rates, address });
  };
  const { bill, taxes } = priced();
  const card = (offered?.takesGiftCards && draft.giftCard) || undefined;
  const gift = useGiftCard(card, bill.total);

  return {
    isLoading: options.status === 'loading',
    isCodeLoading: isLoading || gift.isLoading,
    /** Choices to send with the order. */
    chosen: {
      ...(chosen && { delivery: chosen.id }),
      ...(code && { code: code.code }),
      ...(card && gift.cents > 0 && { giftCard: { code: card, amount: toDollars(gift.cents) } }),
    },
    bill,
    /** No payment page follows. */
    giftCardPaysAll: gift.cents > 0 && gift.cents === bill.total,
    sums: [
      ...billRows({
        totalCents: bill.total,
        deliveryName: chosen ? deliveryName(chosen) : null,
        deliveryCents: bill.delivery,
        code: code?.code ?? null,
        discountCents: bill.discount,
        taxes,
      }),
      ...(chosen ? [] : unknownDelivery(methods, address)),
      ...unknownTaxes(address, rates),
    ],
    /** Rows below the total; taxes are unknown until a country with one is entered. */
    taxes: [...taxLines(taxes), ...giftCardLines(bill.total, gift.cents)],
    hint: beside(
      deliveryHint(methods, { goods: goods - (bill.discount - bill.waived), address }),
      offered?.returns &&
        i18n.t('{days, plural, one {# day to return} other {# days to return}}', {
          days: offered.returns.days,
        }),
    ),
    delivery: methods.map((method) => ({ ...method, cents: priced(method).bill.delivery })),
    /** Message if the address does not determine the taxes; undefined if it does. */
    addressProblem: (typed: string) => taxPlaceProblem(typed, rates),
    /** Removes the code's discount; its field shows the reason until a code is applied. */
    refuseCode: (reason: string) => keepDraft({ codeRefusal: reason }),
    /** Undefined if the shop has no gift cards. */
    giftCardField: offered?.takesGiftCards
      ? {
          label: i18n.t('Gift card'),
          submitLabel: i18n.t('Use'),
          normal: formatGiftCode,
          code: card,
          ...{ applied: gift.applied, problem: gift.problem, isLoading: gift.isLoading },
          onApply: (applied: string) => {
            keepDraft({ giftCard: applied });
            // The lookup of the same code may have failed.
            if (applied === card) void revalidate('POST /giftcard');
          },
          onRemove: () => keepDraft({ giftCard: '' }),
        }
      : undefined,
    /** Undefined if the shop has no codes. */
    codeField: offered?.takesCodes
      ? {
          code: typed,
          problem: problem ?? refusal ?? unmet,
          isLoading,
          onApply: (applied: string) => keepDraft({ code: applied, codeRefusal: '' }),
          onRemove: () => keepDraft({ code: '', codeRefusal: '' }),
        }
      : undefined,
  };
}

/** Looks up the terms of a discount code. */
function useCode(typed: string | undefined) {
  const isCode = typed !== undefined && codePattern.test(typed);
  const answer = useEndpoint(
    'GET /discountcode/:code',
    isCode ? { params: { code: normalCode(typed) } } : null,
    { shouldRetryOnError: false },
  );
  if (typed === undefined) return { isLoading: false };
  if (!isCode)
    return {
      isLoading: false,
      problem: i18n.t('There is no code {code}.', { code: normalCode(typed) }),
    };
  if (answer.status === 'loading') return { isLoading: true };
  return answer.status === 'ready'
    ? { isLoading: false, terms: answer.data }
    : { isLoading: false, problem: answer.error.message };
}

/** Looks up the balance of a gift card, and the part of a total that it pays. */
function useGiftCard(typed: string | undefined, totalCents: number) {
  const { call } = useApi();
  const { session } = useStoredSession();
  const isCode = typed !== undefined && normalGiftCode(typed).length === giftCodeLength;
  const answer = useSWR(
    endpointKey('POST /giftcard', isCode ? normalGiftCode(typed) : null, session),
    () => call('POST /giftcard', { body: { code: typed ?? '' } }),
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
  if (typed === undefined) return { cents: 0, isLoading: false };
  if (!isCode) return { cents: 0, isLoading: false, problem: i18n.t(unknownGiftCard) };
  if (answer.isLoading) return { cents: 0, isLoading: true };
  if (!answer.data) return { cents: 0, isLoading: false, problem: problemOf(answer.error) };
  const { balance, ending } = answer.data;
  const cents = giftCardShare(totalCents, toCents(balance));
  const left = toCents(balance) - cents;
  return {
    cents,
    isLoading: false,
    applied: i18n.t('Gift card …{ending} pays {amount}. Remaining balance: {left}', {
      ending,
      amount: formatCents(cents),
      left: formatCents(left),
    }),
  };
}

function problemOf(error: unknown): string {
  return error instanceof Error ? error.message : i18n.t(unknownGiftCard);
}
