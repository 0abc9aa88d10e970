import fc, { type Arbitrary } from 'fast-check';
import type { OrderReturn } from '../../../contract/schemas/returns.ts';
import { findOrder } from '../../../server/repositories/orders.ts';
import { requestReturn } from '../../../server/services/orders/requestReturn.ts';
import { receiveReturn, refuseReturn } from '../../../server/services/orders/returns.ts';
import { pick, type RunningShop, type Step, step } from './modelStep.ts';

const whatReturns = fc.record({
  at: fc.nat(),
  line: fc.constantFrom(0, 0, 0, 1),
  quantity: fc.integer({ min: 1, max: 2 }),
});

type WhatReturns = { at: number; line: number; quantity: number };

export async function askForReturn({ shop, orders }: RunningShop, { at, ...line }: WhatReturns) {
  const [orderId, userId] = pick(orders, at) ?? [];
  if (!orderId || !userId) return undefined;
  const request = { reason: 'unsaid' as const, lines: [line] };
  const { requests } = await requestReturn(shop.context, { userId, orderId }, request);
  return requests.at(-1);
}

const whatComes = fc.record({ sound: fc.constantFrom(1, 2, 0), broken: fc.constantFrom(0, 1) });

type WhatComes = { sound: number; broken: number };

export async function receive(
  { shop, admin }: RunningShop,
  returned: OrderReturn | undefined,
  { sound, broken }: WhatComes,
) {
  if (!returned) return;
  const lines = returned.lines.map(({ line, restocked, damaged }) => ({
    ...{ line, restocked: restocked + sound, damaged: damaged + broken },
  }));
  await receiveReturn(shop.context, admin, returned.id, { lines });
}

async function pickReturn({ shop, orders }: RunningShop, at: number) {
  const found = await Promise.all([...orders.keys()].map((id) => findOrder(shop.db, id)));
  return pick(
    found.flatMap((order) => order?.requests ?? []),
    at,
  );
}

/** Returns, and their receipt or refusal. */
export const returnSteps: Arbitrary<Step>[] = [
  step('return', whatReturns, askForReturn),
  ...['return and receive', 'return and receive again'].map((name) =>
    step(name, fc.tuple(whatReturns, whatComes), async (running, [what, units]) =>
      receive(running, await askForReturn(running, what), units),
    ),
  ),
  step('receive', fc.tuple(fc.nat(), whatComes), async (running, [at, units]) =>
    receive(running, await pickReturn(running, at), units),
  ),
  step('refuse a return', fc.nat(), async (running, at) => {
    const found = await pickReturn(running, at);
    if (!found) return;
    await refuseReturn(running.shop.context, running.admin, found.id, { refusal: 'Worn' });
  }),
];
