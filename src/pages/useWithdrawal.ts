import { useRef } from 'react';
import { v7 as uuid } from 'uuid';
import { repeatProblem } from '../../contract/rules/returns.ts';
import type { Order } from '../../contract/schemas/order.ts';
import type { ReturnRequest } from '../../contract/schemas/returns.ts';
import type { Outcome } from '../data/apiError.ts';
import { useToast } from '../ui/ToastProvider.tsx';
import { stepProblem } from './stepProblem.ts';

/**
 * Withdraws from items of an order, and answers why nothing came of it. Tried again after an answer
 * that was lost, it is the same withdrawal.
 * @param refetch after a failure: answers the order, where it can be had
 * @param done what is told once it is made
 */
export function useWithdrawal(
  send: (request: ReturnRequest) => Promise<Outcome<unknown>>,
  refetch: () => Promise<Order | undefined>,
  done = 'Your withdrawal is confirmed. You get an email with a copy.',
) {
  const showToast = useToast();
  const requestId = useRef(uuid());

  return async (asked: ReturnRequest): Promise<string | undefined> => {
    const request = { ...asked, requestId: requestId.current };
    const outcome = await send(request);
    const order = outcome.ok ? undefined : await refetch();
    const made = order?.returns?.requests.find(({ id }) => id === request.requestId);
    const isMade = outcome.ok || (order && made && !repeatProblem(order.products, made, request));
    // After a conflict the page is up to date: what is sent then is meant as another one.
    if (isMade || outcome.error.status === 409) requestId.current = uuid();
    if (!isMade) return stepProblem(outcome.error);
    showToast({ text: done, severity: 'success' });
    return undefined;
  };
}
