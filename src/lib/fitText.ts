import { fitSummary } from '../../contract/rules/reviews.ts';
import type { Fit, FitCounts } from '../../contract/schemas/reviews.ts';

/** How buyers say that something fits. */
export const fitNames: Record<Fit, string> = {
  small: 'Runs small',
  true: 'True to size',
  large: 'Runs large',
};

/** "Runs small: 71% say so"; undefined where too few have said, or too different things. */
export function fitText(counts: FitCounts | undefined): string | undefined {
  const summary = fitSummary(counts);
  return summary && `${fitNames[summary.fit]}: ${summary.percent}% say so`;
}
