import { object, string } from 'yup';
import { i18n } from '../../../../contract/i18n.ts';
import { limits } from '../../../../contract/limits.ts';
import { normalAddress } from '../../../../contract/rules/addresses.ts';
import { methodsTo } from '../../../../contract/rules/deliveryMethods.ts';
import { deliveryName } from '../../../../contract/rules/deliveryName.ts';
import { toCents, toDollars } from '../../../../contract/rules/money.ts';
import { taxLines, unknownTaxes } from '../../../../contract/rules/orderTaxes.ts';
import { ownerLimits } from '../../../../contract/rules/ownerLimits.ts';
import { billRows } from '../../../../contract/rules/pricing.ts';
import { availableUnits } from '../../../../contract/rules/stock.ts';
import { taxedBill } from '../../../../contract/rules/taxes.ts';
import type { ManualOrder } from '../../../../contract/schemas/manualOrder.ts';
import type { Product } from '../../../../contract/schemas/product.ts';
import type { DeliveryMethod, TaxRate } from '../../../../contract/schemas/selling.ts';
import { toE164 } from '../../../lib/e164.ts';
import {
  addressPrompt,
  addressRule,
  emailRule,
  fullNameRule,
  phoneRule,
} from '../../../lib/formRules.ts';

export type NewLine = { product: Product; size: string; quantity: number };

/** Available units, up to the limit per line. */
export function unitsFor({ product, size }: Pick<NewLine, 'product' | 'size'>): number {
  const stock = product.sizes.find((each) => each.size === size);
  return stock ? Math.min(availableUnits(stock), limits.cartQuantity.max) : 0;
}

/** Adds one unit of this size, up to the available units. */
export function withUnit(lines: readonly NewLine[], product: Product, size: string): NewLine[] {
  const isSame = (line: NewLine) => line.product._id === product._id && line.size === size;
  if (!lines.some(isSame)) return [...lines, { product, size, quantity: 1 }];
  const atMost = unitsFor({ product, size });
  return lines.map((line) =>
    isSame(line) ? { ...line, product, quantity: Math.min(line.quantity + 1, atMost) } : line,
  );
}

export type NewOrderValues = {
  fullName: string;
  email: string;
  phone: string;
  address: string;
  /** Id of a delivery method; empty for handover in person. */
  delivery: string;
  payment: ManualOrder['payment'];
  notes: string;
  mailsCustomer: boolean;
};

export const emptyOrder: NewOrderValues = {
  ...{ fullName: '', email: '', phone: '', address: '', delivery: '', payment: 'cash', notes: '' },
  mailsCustomer: false,
};

export const newOrderSchema = object({
  fullName: fullNameRule(),
  email: emailRule().when('mailsCustomer', ([mails], rule) =>
    mails ? rule.required(() => i18n.t('Enter where the confirmation goes')) : rule,
  ),
  phone: phoneRule(),
  address: addressRule(addressPrompt).when('delivery', ([delivery], rule) =>
    delivery ? rule.required(() => i18n.t('Enter where the order goes')) : rule,
  ),
  notes: string().max(ownerLimits.notes.max, ({ max }) =>
    i18n.t('At most {max} characters', { max }),
  ),
});

type Offered = { delivery: readonly DeliveryMethod[]; taxes?: readonly TaxRate[] | undefined };

/** Chosen delivery method, if it delivers to the address. */
function deliveryOf(
  { delivery: chosen, address }: Pick<NewOrderValues, 'delivery' | 'address'>,
  methods: readonly DeliveryMethod[],
): DeliveryMethod | undefined {
  return methodsTo(methods, address).find(({ id }) => id === chosen);
}

/** Bill of the order, by the server's pricing rule. */
export function newOrderBill(
  lines: readonly NewLine[],
  values: Pick<NewOrderValues, 'delivery' | 'address'>,
  { delivery, taxes = [] }: Offered,
) {
  const address = normalAddress(values.address);
  const method = deliveryOf({ ...values, address }, delivery);
  const billed = lines.map(({ product, quantity }) => ({
    ...{ ...product, quantity },
    cents: toCents(product.price) * quantity,
  }));
  const by = { rates: taxes, address };
  const { bill, taxes: included } = taxedBill(billed, method ? { delivery: method } : {}, by);
  return {
    totalCents: bill.total,
    sums: [
      ...billRows({
        totalCents: bill.total,
        deliveryName: method ? deliveryName(method) : null,
        deliveryCents: bill.delivery,
        ...{ code: null, discountCents: 0, taxes: included },
      }),
      ...unknownTaxes(address, taxes),
    ],
    taxes: taxLines(included),
  };
}

export function toManualOrder(
  requestId: string,
  lines: readonly NewLine[],
  values: NewOrderValues,
  offered: Offered,
): ManualOrder {
  const { payment, notes, mailsCustomer } = values;
  const fullName = values.fullName.trim();
  const address = normalAddress(values.address);
  const delivery = deliveryOf({ ...values, address }, offered.delivery)?.id;
  return {
    ...{ requestId, payment, mailsCustomer, notes: notes.trim() },
    orderDetails: {
      products: lines.map(({ product, size, quantity }) => ({
        ...{ productId: product._id, name: product.name, picture: '', size, quantity },
        price: product.price,
        subtotal: toDollars(toCents(product.price) * quantity),
      })),
      total: toDollars(newOrderBill(lines, values, offered).totalCents),
      ...(fullName && { fullName }),
      email: values.email.trim(),
      phone: toE164(values.phone),
      address,
      ...(delivery && { delivery }),
    },
  };
}
