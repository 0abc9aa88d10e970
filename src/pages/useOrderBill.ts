import { patterns } from '../../contract/limits.ts';
import {
  billOf,
  billSums,
  chosenMethod,
  deliveryHint,
  deliveryName,
  methodsTo,
  normalCode,
  termsProblem,
} from '../../contract/rules/pricing.ts';
import { includedTax, taxLine } from '../../contract/rules/taxes.ts';
import { orderDraftOf, useDraftedChoices } from '../data/orderDraft.ts';
import { useEndpoint } from '../data/useEndpoint.ts';
import { useKnownContact } from '../data/useKnownContact.ts';
import { useStoredSession } from '../data/useStoredSession.ts';
import { billedLines, type CartRow, totalCents } from '../lib/cartRows.ts';

const codePattern = new RegExp(patterns.discountCode);

/**
 * What the order comes to, with the delivery and the code that were chosen for it; the server prices
 * it by the same rule. Where it offers neither, the bill is the cart's.
 *
 * @param isOrdering false while there is no order form to fill in
 */
export function useOrderBill(rows: readonly CartRow[], isOrdering = true) {
  const { session } = useStoredSession();
  const { keepDraft } = orderDraftOf(session?.id);
  const draft = useDraftedChoices(session?.id);
  const known = useKnownContact(isOrdering);
  const options = useEndpoint('GET /checkoutoptions', {});
  const offered = options.status === 'ready' ? options.data : null;
  const methods = offered?.delivery ?? [];
  const typed = offered?.takesCodes ? draft.code || undefined : undefined;
  const { terms, problem, isLoading } = useCode(typed);

  const goods = totalCents(rows);
  const address = draft.address ?? known?.address ?? '';
  const chosen = chosenMethod(methods, { delivery: draft.delivery, address });
  const lines = billedLines(rows);
  const unmet = terms && termsProblem(terms, lines);
  const refusal = draft.codeRefusal || undefined;
  const code = unmet || refusal ? undefined : terms;
  const priced = (method = chosen) =>
    billOf(lines, { ...(method && { delivery: method }), ...(code && { code }) });
  const bill = priced();
  const tax = includedTax(bill.total, offered?.taxes ?? [], address);

  return {
    isLoading: options.status === 'loading',
    isCodeLoading: isLoading,
    /** What is sent with the order. */
    chosen: { ...(chosen && { delivery: chosen.id }), ...(code && { code: code.code }) },
    bill,
    sums: billSums({
      totalCents: bill.total,
      deliveryName: chosen ? deliveryName(chosen) : null,
      deliveryCents: bill.delivery,
      code: code?.code ?? null,
      discountCents: bill.discount,
    }),
    /** Undefined as long as no country is known that has one. */
    tax: tax && taxLine(tax),
    hint: deliveryHint(methodsTo(methods, address), goods - (bill.discount - bill.waived)),
    delivery: methods.map((method) => ({ ...method, cents: priced(method).delivery })),
    /** Takes the code off; the reason stands at its field until a code is applied again. */
    refuseCode: (reason: string) => keepDraft({ codeRefusal: reason }),
    /** Absent where there are no codes. */
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

/** What the shop says of a code. */
function useCode(typed: string | undefined) {
  const isCode = typed !== undefined && codePattern.test(typed);
  const answer = useEndpoint(
    'GET /discountcode/:code',
    isCode ? { params: { code: normalCode(typed) } } : null,
    { shouldRetryOnError: false },
  );
  if (typed === undefined) return { isLoading: false };
  if (!isCode) return { isLoading: false, problem: `There is no code ${normalCode(typed)}.` };
  if (answer.status === 'loading') return { isLoading: true };
  return answer.status === 'ready'
    ? { isLoading: false, terms: answer.data }
    : { isLoading: false, problem: answer.error.message };
}
