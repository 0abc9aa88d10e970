import { useFormik } from 'formik';
import { useContext, useState } from 'react';
import { i18n } from '../../../../contract/i18n.ts';
import { patterns } from '../../../../contract/limits.ts';
import { normalAddress } from '../../../../contract/rules/addresses.ts';
import { isState } from '../../../../contract/rules/orderStates.ts';
import { trackingProblem } from '../../../../contract/rules/tracking.ts';
import { isAddress } from '../../../../contract/rules/zipCodes.ts';
import type { Order, OrderChange } from '../../../../contract/schemas/order.ts';
import { addressHelp } from '../../../lib/address.ts';
import { OwnZips } from '../../../ui/OwnZips.ts';
import { useRebase } from '../../../ui/ValidatedForm.tsx';

export type OrderAnswer =
  /** `order`: the saved order, if the server returned it. */
  | { status: 'saved'; order: Order | undefined }
  /** Another admin has changed the order; nothing was saved. */
  | { status: 'stale' }
  /** `fields`: error messages by field. */
  | { status: 'refused'; message: string; fields: Record<string, string> }
  | { status: 'failed'; message: string };

type OrderFormOptions = {
  /** Latest known order; may be refetched while it is open. */
  order: Order;
  onSave: (change: OrderChange) => Promise<OrderAnswer>;
  onNoChanges: () => void;
  onReload: () => Promise<Order | undefined>;
};

export type OrderProblem = Exclude<OrderAnswer, { status: 'saved' }>;

/**
 * Form of an open order. Typed values survive failed saves and changes by other admins.
 * `asked` is an irreversible change that waits for confirmation.
 */
export function useOrderForm({ order, onSave, onNoChanges, onReload }: OrderFormOptions) {
  const [base, setBase] = useState(order);
  const [seen, setSeen] = useState(order);
  const [problem, setProblem] = useState<OrderProblem>();
  const [asked, setAsked] = useState<IrreversibleChange>();
  const ownZips = useContext(OwnZips);
  const form = useFormik<OrderValues>({
    initialValues: toOrderValues(base),
    enableReinitialize: true,
    onSubmit: async (values) => {
      setProblem(undefined);
      const answer = await onSave(toOrderChange(values, base));
      if (answer.status === 'saved') {
        const saved = answer.order ?? { ...base, ...values };
        setBase(saved);
        rebase(values, toOrderValues(saved));
      } else setProblem(answer);
    },
  });
  const rebase = useRebase(form);

  if (order !== seen) {
    setSeen(order);
    if (!form.dirty) setBase(order);
  }

  /** Saves the changes; a refund or a cancellation has to be confirmed first. */
  function save() {
    const change = irreversibleChange(form.values, base);
    const fields = orderErrors(form.values, base, ownZips);
    if (!changesOrder(form.values, base)) onNoChanges();
    else if (Object.keys(fields).length > 0) setProblem(unreadable(fields));
    else if (change) setAsked(change);
    else send();
  }

  function send() {
    if (!form.isSubmitting) void form.submitForm();
  }

  function answer(isAgreed: boolean) {
    setAsked(undefined);
    if (isAgreed) send();
  }

  /** Merges the changes of other admins; local changes win. */
  async function reload() {
    const newest = await onReload();
    if (!newest) return;
    setBase(newest);
    rebase(toOrderValues(base), toOrderValues(newest));
    setProblem(undefined);
  }

  return { form, base, problem, asked, save, answer, reload };
}

function unreadable(fields: Record<string, string>): OrderProblem {
  return {
    status: 'refused',
    message: i18n.t('Nothing was saved: please correct the marked field.'),
    fields,
  };
}

const texts = ['notes', 'customerNote', 'trackingUrl', 'fullName', 'address', 'email'] as const;
const names = ['payment_status', 'delivery_status', ...texts] as const;

/** Form values of an order; extension fields only if the order has them. */
export type OrderValues = Pick<Order, Exclude<(typeof names)[number], 'address' | 'email'>> &
  Partial<Pick<Order, 'address' | 'email'>>;

export function toOrderValues(order: Order): OrderValues {
  const { payment_status, delivery_status, notes, customerNote, trackingUrl } = order;
  const { version, fullName, address, email } = order;
  const mayGoElsewhere =
    version !== undefined && address !== '' && isState(delivery_status, 'processing');
  return {
    payment_status,
    delivery_status,
    notes,
    ...(customerNote !== undefined && { customerNote }),
    ...(trackingUrl !== undefined && { trackingUrl }),
    ...(version !== undefined && email !== '' && { email }),
    ...(mayGoElsewhere && { address, ...(fullName !== undefined && { fullName }) }),
  };
}

/** Converts form values to a request; `base` is the order that the form loaded. */
export function toOrderChange(values: OrderValues, base: Order): OrderChange {
  const { fullName, address, email, ...others } = trimmed(values);
  return {
    ...others,
    ...(fullName !== undefined && fullName !== base.fullName && { fullName }),
    ...(address !== undefined && address !== base.address && { address }),
    ...(email !== undefined && email !== base.email && { email }),
    ...(base.version !== undefined && { version: base.version }),
  };
}

export function toShippedChange(
  order: Order,
  { state, tracking }: { state: string; tracking: string },
): OrderChange {
  const values = { ...toOrderValues(order), delivery_status: state };
  const hasTracking = values.trackingUrl !== undefined;
  return toOrderChange({ ...values, ...(hasTracking && { trackingUrl: tracking }) }, order);
}

/** True if saving would change the order; surrounding spaces don't count. */
export function changesOrder(values: OrderValues, base: Order): boolean {
  const [now, before] = [trimmed(values), trimmed(toOrderValues(base))];
  return names.some((name) => now[name] !== before[name]);
}

const wholeAddress = new RegExp(patterns.address);
const wholeEmail = new RegExp(patterns.email);

/** Error messages by field. */
export function orderErrors(
  values: OrderValues,
  base: Order,
  ownZips = false,
): Record<string, string> {
  const { trackingUrl = '', address = base.address, email = base.email } = trimmed(values);
  const wrongTracking = trackingProblem(trackingUrl);
  return {
    ...(wrongTracking && { trackingUrl: wrongTracking }),
    ...(email !== base.email &&
      !wholeEmail.test(email) && { email: i18n.t('Invalid email address') }),
    ...(address !== base.address &&
      !(ownZips ? isAddress(address) : wholeAddress.test(address)) && {
        address:
          addressHelp(address, ownZips) || i18n.t('Write it as Street, City, Country, Zip code.'),
      }),
  };
}

export type IrreversibleChange = 'refund' | 'cancel';

/** Irreversible change that saving would make, if any; a refund takes precedence. */
export function irreversibleChange(
  values: OrderValues,
  base: Order,
): IrreversibleChange | undefined {
  const isNew = (name: 'payment_status' | 'delivery_status', state: string) =>
    isState(values[name], state) && !isState(base[name], state);
  if (isNew('payment_status', 'refunded') && !base.refundPending) return 'refund';
  return isNew('delivery_status', 'cancelled') ? 'cancel' : undefined;
}

function trimmed(values: OrderValues): OrderValues {
  const clean = { ...values };
  for (const name of texts) {
    const text = values[name];
    if (text !== undefined) clean[name] = text.trim();
  }
  if (clean.address !== undefined) clean.address = normalAddress(clean.address);
  return clean;
}
