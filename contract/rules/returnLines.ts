import type { OrderReturn } from '../schemas/returns.ts';

/**
 * A return has several lines for one line of the order, if its units are exchanged for different
 * items.
 */

/** Units of each line of the order. */
export function unitsByLine(
  lines: readonly { line: number; quantity: number }[],
): Map<number, number> {
  const units = new Map<number, number>();
  for (const { line, quantity } of lines) units.set(line, (units.get(line) ?? 0) + quantity);
  return units;
}

type Units = Omit<OrderReturn['lines'][number], 'exchange'>;

/** One line for each line of the order, without its exchanges. */
export function wholeLines(lines: OrderReturn['lines']): Units[] {
  const whole = new Map<number, Units>();
  for (const { line, quantity, restocked, damaged } of lines) {
    const before = whole.get(line) ?? { line, quantity: 0, restocked: 0, damaged: 0 };
    whole.set(line, {
      ...{ line, quantity: before.quantity + quantity },
      ...{ restocked: before.restocked + restocked, damaged: before.damaged + damaged },
    });
  }
  return [...whole.values()];
}

/**
 * Divides a line's units among the wanted items; the rest is refunded. Received units count for
 * exchanges first, so that no exchange waits for a unit that is refunded.
 */
export function divideLine<E extends { quantity: number }>(
  { line, quantity, restocked, damaged }: Units,
  wanted: readonly E[],
): (Units & Partial<E>)[] {
  const refunded = wanted.reduce((rest, each) => rest - each.quantity, quantity);
  const parts: ({ quantity: number } & Partial<E>)[] = [...wanted];
  if (refunded > 0) parts.push({ quantity: refunded } as { quantity: number } & Partial<E>);
  let [good, bad] = [restocked, damaged];
  return parts.map((part) => {
    const restocked = Math.min(part.quantity, good);
    const damaged = Math.min(part.quantity - restocked, bad);
    [good, bad] = [good - restocked, bad - damaged];
    return { ...part, line, restocked, damaged };
  });
}
