import { describe, expect, it } from 'vitest';
import { courier, standardDelivery } from '../../contract/examples/selling.ts';
import { sellingTerms } from '../../contract/rules/sellingTerms.ts';

const delivery = [standardDelivery, courier];

describe('the terms of a shop', () => {
  it('describes each delivery with days, price, free threshold and countries', () => {
    expect(sellingTerms({ delivery }).delivery.split('\n')).toEqual([
      'Standard, 3 to 5 days: $4.90, free from $200.00.',
      'Courier, 1 day: $12.00. To Portugal, Spain.',
    ]);
    const countries = Array.from({ length: 9 }, (_, index) => `C${index}`);
    const far = { ...standardDelivery, price: 0, freeFrom: 10, countries };
    expect(sellingTerms({ delivery: [far] }).delivery).toBe(
      'Standard, 3 to 5 days: free. To C0, C1, C2, C3, C4, C5 and 3 other countries.',
    );
  });

  it('describes the days, payer and steps of a return', () => {
    const { returns } = sellingTerms({ delivery, returns: { days: 30, paidBy: 'shop' } });
    expect(returns).toMatch(
      /^You can return what you bought within 30 days of its delivery\. We pay/,
    );
    expect(returns).toMatch(/under My orders, or by the link in our mails\.$/);
    const unsaid = sellingTerms({ delivery, returns: { days: 1 } }).returns;
    expect(unsaid).toContain('within 1 day of');
    expect(unsaid).not.toMatch(/pay/i);
    expect(sellingTerms({ delivery, returns: { days: 1 } }).withdrawal).toBe(true);
  });

  it('omits what is not set', () => {
    expect(sellingTerms({ delivery: [] })).toEqual({ delivery: '', returns: '', line: '' });
  });

  it('fit into a line', () => {
    const lineOf = (settings: Parameters<typeof sellingTerms>[0]) => sellingTerms(settings).line;
    expect(lineOf({ delivery, returns: { days: 14 }, payment: 'test' })).toBe(
      'Delivery from $4.90, free from $200.00 · 14 days to return · Test payments: no money moves',
    );
    expect(lineOf({ delivery: [courier], payment: 'card' })).toBe(
      'Delivery to Portugal, Spain from $12.00 · Payment by card',
    );
    expect(lineOf({ delivery: [{ ...courier, price: 0 }] })).toBe(
      'Free delivery to Portugal, Spain',
    );
  });
});
