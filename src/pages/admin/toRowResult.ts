import type { Outcome } from '../../data/apiError.ts';
import type { PriceResult } from '../../features/admin/products/pricePlan.ts';

/** @param stale what is said of a product that somebody else has changed meanwhile */
export function toRowResult(outcome: Outcome<unknown>, stale: string): PriceResult {
  if (outcome.ok) return { status: 'done' };
  const { status, reason, message } = outcome.error;
  const mayBeSaved = status === 0;
  return { status: 'failed', reason: reason === 'stale' ? stale : message, mayBeSaved };
}
