import useSWR from 'swr';
import { i18n } from '../../../contract/i18n.ts';
import {
  giftCardShare,
  giftCodeLength,
  normalGiftCode,
  unknownGiftCard,
} from '../../../contract/rules/giftCards.ts';
import { formatCents, toCents } from '../../../contract/rules/money.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import { endpointKey } from '../../data/endpointKey.ts';
import { useStoredSession } from '../../data/session.ts';

/** Looks up the balance of a gift card, and the part of a total that it pays. */
export function useGiftCard(typed: string | undefined, totalCents: number) {
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
