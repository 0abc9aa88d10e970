import type { OrderReturn } from '../../contract/schemas/returns.ts';

/** How far a return has come, in words. */
export function returnState({ lines, refusal }: Pick<OrderReturn, 'lines' | 'refusal'>): string {
  const asked = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const received = lines.reduce((sum, { restocked, damaged }) => sum + restocked + damaged, 0);
  if (received === 0) return refusal === undefined ? 'Requested' : 'Refused';
  if (refusal !== undefined) return `${received} of ${asked} received, the rest refused`;
  return received < asked ? `${received} of ${asked} received` : 'Received';
}

/** What came back of a line, as " (2 received, 1 damaged)"; nothing while none has. */
export function arrivedUnits({ restocked, damaged }: OrderReturn['lines'][number]): string {
  const received = restocked + damaged;
  if (received === 0) return '';
  return ` (${received} received${damaged > 0 ? `, ${damaged} damaged` : ''})`;
}
