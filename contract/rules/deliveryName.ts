import type { DeliveryMethod } from '../schemas/selling.ts';

/** "Standard, 3 to 5 days". */
export function deliveryName({ name, minDays, maxDays }: DeliveryMethod): string {
  const days = minDays < maxDays ? `${minDays} to ${maxDays}` : `${maxDays}`;
  return `${name}, ${days} ${days === '1' ? 'day' : 'days'}`;
}
