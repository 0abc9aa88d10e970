import { i18n } from '../../contract/i18n.ts';
import { messages } from '../../contract/messages.ts';
import { compareText } from '../../contract/rules/compareText.ts';
import { countryCodes, countryKey } from '../../contract/rules/countries.ts';
import { currency } from '../../contract/rules/money.ts';
import { isRefunded, isState } from '../../contract/rules/orderStates.ts';
import { codeProblem, normalCode } from '../../contract/rules/pricing.ts';
import { normalGroups } from '../../contract/rules/productGroups.ts';
import {
  codeInputProblems,
  deliveryInputProblems,
  duplicateCodeMessage,
} from '../../contract/rules/sellingInput.ts';
import { sellingTerms } from '../../contract/rules/sellingTerms.ts';
import { taxInputProblems, taxOverlapProblem } from '../../contract/rules/taxSettings.ts';
import type { DiscountCode } from '../../contract/schemas/selling.ts';
import { giftCardOptions } from './giftCards.ts';
import { MockFailure, mockEndpoint, refuse, refuseStale } from './mockEndpoint.ts';
import type { ShopState } from './shopState.ts';

/** Today in every story. */
const today = '2026-05-01';

/** Returns the code, or the reason why it can't be used. */
export function takeDiscountCode(
  { selling, orders }: Pick<ShopState, 'selling' | 'orders'>,
  typed: string,
  isCustomer = true,
): DiscountCode | string {
  const code = selling.codes.find((each) => each.code === normalCode(typed));
  const own = code ? ordersWith(orders, code) : 0;
  const uses = { inAll: (code?.uses ?? 0) + own, byCustomer: isCustomer ? own : 0 };
  return codeProblem(code, typed, { today, uses }) ?? code ?? '';
}

/** Number of the customer's orders with this code that were neither cancelled nor refunded. */
function ordersWith(orders: ShopState['orders'], { code }: DiscountCode): number {
  return orders.filter(
    (order) =>
      order.discount?.code === code &&
      !isRefunded(order) &&
      !isState(order.delivery_status, 'cancelled'),
  ).length;
}

/** Delivery methods, discount codes and tax rates. */
export function sellingHandlers(state: ShopState, hasNotice: boolean) {
  const { selling, takesGuests } = state;
  let added = 0;
  const newId = () => `01960000-0000-7000-8000-0000000001${String(++added).padStart(2, '0')}`;
  const settings = () => ({
    reply: {
      delivery: [...selling.delivery].sort((a, b) => a.price - b.price),
      codes: selling.codes.map((code) => ({
        ...code,
        uses: code.uses + ordersWith(state.orders, code),
      })),
      taxes: [...selling.taxes].sort((a, b) => {
        const [one, other] = [countryKey(a.country), countryKey(b.country)];
        const [own, others] = [a, b].map(({ regions = [] }) => regions.join());
        if (one !== other) return one < other ? -1 : 1;
        return compareText(own ?? '', others ?? '') || b.rate - a.rate;
      }),
      currencies: [...selling.currencies].sort((a, b) => compareText(a.code, b.code)),
      giftCards: selling.giftCardTerms,
    },
  });

  return [
    mockEndpoint('GET /checkoutoptions', () => {
      const takesCodes = selling.codes.some(({ hasEnded }) => !hasEnded);
      const delivery = settings().reply.delivery.map((method) => ({
        ...withoutVersion(method),
        countryCodes: countryCodes(method.countries),
      }));
      const taxes = settings().reply.taxes.map(withoutVersion);
      const { returns } = selling;
      const options = { delivery, ...(returns && { returns }), payment: 'test' as const };
      const terms = sellingTerms(options);
      return {
        reply: {
          ...{ ...options, terms, takesCodes, takesGuests, takesNames: true, taxes },
          ...giftCardOptions(selling),
          ...(hasNotice && { notice: true }),
        },
      };
    }),
    mockEndpoint('GET /discountcode/:code', ({ params, token }) => {
      const code = takeDiscountCode(state, params.code, token !== '');
      if (typeof code === 'string') {
        const isKnown = selling.codes.some((each) => each.code === normalCode(params.code));
        throw isKnown ? new MockFailure(409, code, 'code') : new MockFailure(404, code);
      }
      const { kind, value, minimum, appliesTo } = code;
      return {
        reply: { code: code.code, kind, value, minimum, ...(appliesTo && { appliesTo }) },
      };
    }),
    mockEndpoint('GET /checkoutsettings', settings),
    mockEndpoint('POST /savedelivery', ({ body: { id = newId(), ...fields } }) => {
      refuse(400, deliveryInputProblems(fields));
      save(selling.delivery, { ...fields, id, name: fields.name.trim() });
      return settings();
    }),
    mockEndpoint('POST /enddelivery/:id', ({ params: { id } }) => {
      selling.delivery = selling.delivery.filter((method) => method.id !== id);
      return settings();
    }),
    mockEndpoint('POST /savecode', ({ body: { id = newId(), ...fields } }) => {
      refuse(400, codeInputProblems(fields));
      const code = normalCode(fields.code);
      const { kind, value, appliesTo } = fields;
      if (selling.codes.some((other) => other.code === code && other.id !== id)) {
        throw new MockFailure(409, duplicateCodeMessage(code), 'code');
      }
      const { hasEnded = false, uses = 0 } = selling.codes.find((other) => other.id === id) ?? {};
      const saved = {
        ...fields,
        ...{ id, code, hasEnded, uses },
        value: kind === 'freeDelivery' ? 0 : value,
        ...(appliesTo && { appliesTo: normalGroups(appliesTo) }),
      };
      save(selling.codes, saved);
      return settings();
    }),
    mockEndpoint('POST /endcode/:id', ({ params: { id } }) => {
      const code = selling.codes.find((each) => each.id === id);
      if (code && !code.hasEnded) save(selling.codes, { ...code, hasEnded: true });
      return settings();
    }),
    mockEndpoint('POST /reactivatecode/:id', ({ params: { id }, body }) => {
      const code = selling.codes.find((each) => each.id === id);
      if (!code) throw new MockFailure(409, messages.settingHasChanged, 'version');
      if (code.hasEnded) save(selling.codes, { ...code, ...body, hasEnded: false });
      return settings();
    }),
    mockEndpoint('POST /savetax', ({ body: { id = newId(), ...fields } }) => {
      refuse(400, taxInputProblems(fields));
      const country = fields.country.trim();
      const others = selling.taxes.filter((other) => other.id !== id);
      const problem = taxOverlapProblem({ ...fields, country }, others);
      if (problem) throw new MockFailure(409, problem, 'country');
      const { appliesTo, regions } = fields;
      save(selling.taxes, {
        ...{ ...fields, id, country, name: fields.name.trim() },
        ...(regions && { regions: [...regions].sort() }),
        ...(appliesTo && { appliesTo: normalGroups(appliesTo) }),
      });
      return settings();
    }),
    mockEndpoint('POST /endtax/:id', ({ params: { id } }) => {
      selling.taxes = selling.taxes.filter((rate) => rate.id !== id);
      return settings();
    }),
    mockEndpoint('POST /savecurrency', ({ body: { id = newId(), ...fields } }) => {
      const { code } = fields;
      if (!Intl.supportedValuesOf('currency').includes(code)) {
        throw new MockFailure(400, i18n.t('We know no currency “{code}”', { code }), 'code');
      }
      if (code === currency().code) {
        throw new MockFailure(400, i18n.t('{code} is the shop’s main currency', { code }), 'code');
      }
      if (selling.currencies.some((other) => other.id !== id && other.code === code)) {
        throw new MockFailure(409, i18n.t('{code} is there already', { code }), 'code');
      }
      save(selling.currencies, { ...fields, id });
      return settings();
    }),
    mockEndpoint('POST /endcurrency/:id', ({ params: { id } }) => {
      selling.currencies = selling.currencies.filter((each) => each.id !== id);
      return settings();
    }),
  ];
}

/** Saves the next version in place, or a new item first. */
function save<T extends { id: string; version: number }>(
  list: T[],
  item: Omit<T, 'version'> & { id: string; version?: number | undefined },
) {
  const index = list.findIndex(({ id }) => id === item.id);
  refuseStale(list[index], item.version);
  const saved = { ...item, version: (item.version ?? 0) + 1 } as T;
  if (index < 0) list.unshift(saved);
  else list[index] = saved;
}

function withoutVersion<T extends { version: number }>({ version: _, ...setting }: T) {
  return setting;
}
