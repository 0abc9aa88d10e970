import type { OrderReturn } from '../schemas/returns.ts';

/** Lines of a return, in which a line of the order is once for each new item. */

/** Units of each line, which a return has once for each new item. */
export function unitsByLine(
  lines: readonly { line: number; quantity: number }[],
): Map<number, number> {
  const units = new Map<number, number>();
  for (const { line, quantity } of lines) units.set(line, (units.get(line) ?? 0) + quantity);
  return units;
}

type Units = Omit<OrderReturn['lines'][number], 'exchange'>;

/** The lines of a return with all their units, whatever these are exchanged for. */
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
 * Divides a line's units among the new items, and the rest for a refund. What came back counts for
 * the new items first, so that these do not wait for what is refunded.
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
