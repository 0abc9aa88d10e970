import { msPerDay } from '../../contract/rules/days.ts';
import type { NewProduct } from '../../server/repositories/productWrites.ts';
import { createRandom, type Random } from './random.ts';

/** Days with orders; the last one is yesterday. */
const days = 35;

/** States of an order, and the days until each. */
type PlannedStep = {
  payment: 'paid' | 'refunded';
  delivery: 'processing' | 'shipped' | 'delivered' | 'returned' | 'cancelled';
  /** Since the step before. */
  days: number;
};

export type PlannedOrder = {
  at: Date;
  /** Index of the customer. */
  customer: number;
  lines: { product: NewProduct; size: string; quantity: number }[];
  /** The first is the order itself. */
  steps: PlannedStep[];
};

type OrderPlan = {
  orders: PlannedOrder[];
  /** Abandoned checkouts; their customers have no order. */
  abandoned: Omit<PlannedOrder, 'steps'>[];
};

const ordered: PlannedStep = { payment: 'paid', delivery: 'processing', days: 0 };
const shipped: PlannedStep = { payment: 'paid', delivery: 'shipped', days: 1 };
const delivered: PlannedStep = { payment: 'paid', delivery: 'delivered', days: 3 };
const returned: PlannedStep = { payment: 'paid', delivery: 'returned', days: 6 };
const refunded: PlannedStep = { payment: 'refunded', delivery: 'returned', days: 2 };
const cancelled: PlannedStep = { payment: 'refunded', delivery: 'cancelled', days: 1 };

/**
 * Five weeks of orders up to yesterday, oldest first: more at weekends, and of popular products,
 * and most of them delivered by now. The same day and products give the same plan.
 */
export function planOrders(
  now: Date,
  products: readonly NewProduct[],
  customers: number,
): OrderPlan {
  const random = createRandom(20_260_115);
  const today = Math.floor(now.getTime() / msPerDay) * msPerDay;
  const pool = products.flatMap((product) =>
    product.mostPopular ? [product, product, product] : [product],
  );
  // The last two customers never order.
  const buyers = customers - 2;

  function visit(day: number, customer: number) {
    return {
      at: new Date(day + random.integer(7 * 60, 22 * 60) * 60_000),
      customer,
      lines: pickLines(random, pool),
    };
  }

  const orders: PlannedOrder[] = [];
  const abandoned: OrderPlan['abandoned'] = [];
  for (let age = days; age >= 1; age--) {
    const day = today - age * msPerDay;
    const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
    const count = random.integer(0, 2) + (isWeekend ? 2 : 0) + (age <= 2 ? 1 : 0);
    for (let index = 0; index < count; index++) {
      const steps = stepsBy(random.chance(0.1), random.chance(0.5), age);
      orders.push({ ...visit(day, random.integer(0, buyers - 1)), steps });
    }
    if (age % 6 === 0) abandoned.push(visit(day, buyers + (age % 12 === 0 ? 1 : 0)));
  }
  return { orders: orders.sort((a, b) => a.at.getTime() - b.at.getTime()), abandoned };
}

/** The steps before today. */
function stepsBy(goesBack: boolean, arrives: boolean, age: number): PlannedStep[] {
  const back = arrives ? [shipped, delivered, returned, refunded] : [cancelled];
  const all = [ordered, ...(goesBack ? back : [shipped, delivered])];
  let passed = 0;
  return all.filter(({ days }) => {
    passed += days;
    return passed < age;
  });
}

function pickLines(random: Random, pool: readonly NewProduct[]): PlannedOrder['lines'] {
  const lines = new Map<string, PlannedOrder['lines'][number]>();
  const count = random.pick([1, 1, 1, 2, 2, 3]);
  while (lines.size < count) {
    const product = random.pick(pool);
    // The size with the largest stock is the most common one.
    const sizes = product.sizes.flatMap(({ size, quantity }) =>
      Array.from({ length: Math.ceil(quantity / 4) }, () => size),
    );
    if (sizes.length === 0) continue;
    const size = random.pick(sizes);
    lines.set(product.id, { product, size, quantity: random.chance(0.12) ? 2 : 1 });
  }
  return [...lines.values()];
}
