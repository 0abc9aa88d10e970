import { useFormik } from 'formik';
import { useState } from 'react';
import type { Order, OrderChange } from '../../../../contract/schemas/order.ts';
import { useRebase } from '../../../ui/useRebase.ts';
import {
  changesOrder,
  type FinalChange,
  finalChangeOf,
  type OrderValues,
  orderErrors,
  toOrderChange,
  toOrderValues,
} from './orderValues.ts';

/** The outcome of saving. */
export type OrderAnswer =
  /** `order`: as it is now, where that is known. */
  | { status: 'saved'; order: Order | undefined }
  /** Another admin has changed the order; nothing was saved. */
  | { status: 'stale' }
  /** `fields`: what is wrong with a field, by the field's name. */
  | { status: 'refused'; message: string; fields: Record<string, string> }
  | { status: 'failed'; message: string };

type OrderFormOptions = {
  /** The order as it is known now; it may be read again while it is open. */
  order: Order;
  onSave: (change: OrderChange) => Promise<OrderAnswer>;
  onNoChanges: () => void;
  /** Refetches the order. */
  onReload: () => Promise<Order | undefined>;
};

export type OrderProblem = Exclude<OrderAnswer, { status: 'saved' }>;

/**
 * The form of an open order. What was typed stays, whether or not it could be saved, and whatever
 * others change meanwhile. What can't be undone has to be confirmed first: `asked`.
 */
export function useOrderForm({ order, onSave, onNoChanges, onReload }: OrderFormOptions) {
  const [base, setBase] = useState(order);
  const [seen, setSeen] = useState(order);
  const [problem, setProblem] = useState<OrderProblem>();
  const [asked, setAsked] = useState<FinalChange>();
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
    const change = finalChangeOf(form.values, base);
    const fields = orderErrors(form.values, base);
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

  /** What others changed comes in; what was changed here stays. */
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
    message: 'Nothing was saved: please correct the marked field.',
    fields,
  };
}
