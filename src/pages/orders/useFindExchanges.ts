import { i18n } from '../../../contract/i18n.ts';
import { priceInOrder } from '../../../contract/rules/currencies.ts';
import { inCurrency } from '../../../contract/rules/inCurrency.ts';
import { currency, toCents, toDollars } from '../../../contract/rules/money.ts';
import { isOneSize } from '../../../contract/rules/sizeNames.ts';
import { availableUnits } from '../../../contract/rules/stock.ts';
import type { Order } from '../../../contract/schemas/order.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import { createApiClient } from '../../data/http.ts';
import { useShop } from '../../data/ShopProvider.tsx';
import type { FindExchanges } from '../../features/orders/ReturnDialog.tsx';
import type { ExchangeOption } from '../../features/orders/returnChoices.ts';

/** Finds sizes and colours that the lines of an order can be exchanged for; undefined if none can. */
export function useFindExchanges(order: Order | undefined): FindExchanges | undefined {
  const api = useApi();
  const [main = currency()] = useShop().currencies ?? [];
  if (!order?.returns?.takesExchanges) return undefined;
  const { products, returns } = order;
  // The order's prices follow from those in the main currency, whatever the page's currency and rate.
  const { send } = main.code === currency().code ? api : createApiClient({ url: '/api' });

  async function find(id: string) {
    const outcome = await send('GET /product/:id', { params: { id } });
    if (outcome.ok) return outcome.data;
    // A removed product has no sizes to exchange for.
    if (outcome.error.status === 404) return null;
    throw new Error(outcome.error.message);
  }

  async function optionsOf({ product_id, size: bought, price }: Order['products'][number]) {
    const own = await find(product_id);
    const others = (own?.colourways ?? []).filter(
      ({ _id, soldOut }) => _id !== own?._id && !soldOut,
    );
    const colours = await Promise.all(
      others.map(async ({ _id, colour }) => ({ colour, product: await find(_id) })),
    );
    const dearer = (product: { price: number } | null) => {
      const now = priceInOrder(product?.price ?? 0, order?.currency, main);
      const cents = () => toDollars(Math.max(0, toCents(now) - toCents(price)));
      return inCurrency(order?.currency, cents);
    };
    const all = [{ colour: '', product: own }, ...colours];
    return all.flatMap(({ colour, product }): ExchangeOption[] =>
      (product?.sizes ?? [])
        .map((entry) => ({ ...entry, available: availableUnits(entry) }))
        .filter(({ size, available }) => available > 0 && (colour || size !== bought))
        .map(({ size, available }) => ({
          ...{ productId: product?._id ?? '', size, available },
          ...(colour && dearer(product) > 0 && { dearerBy: dearer(product) }),
          label: [colour, !isOneSize(size) && i18n.t('size {size}', { size })]
            .filter(Boolean)
            .join(', '),
        })),
    );
  }

  return () =>
    Promise.all(
      products.map((product, line) => (returns.returnable[line] ? optionsOf(product) : [])),
    );
}
