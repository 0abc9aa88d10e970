import { i18n } from '../i18n.ts';
import type { DeliveryMethod } from '../schemas/selling.ts';

/** "Standard, 3 to 5 days". */
export function deliveryName({
  name,
  minDays,
  maxDays,
}: Pick<DeliveryMethod, 'name' | 'minDays' | 'maxDays'>): string {
  if (minDays < maxDays)
    return i18n.t('{delivery}, {minDays} to {maxDays} days', { delivery: name, minDays, maxDays });
  return i18n.t('{delivery}, {days, plural, one {# day} other {# days}}', {
    delivery: name,
    days: maxDays,
  });
}
