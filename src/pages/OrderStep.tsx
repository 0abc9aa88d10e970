import type { OrderContact } from '../../contract/schemas/order.ts';
import { orderDraftOf } from '../data/orderDraft.ts';
import { useAccount } from '../data/useAccount.ts';
import { useEndpoint } from '../data/useEndpoint.ts';
import { useKnownContact } from '../data/useKnownContact.ts';
import { useStoredSession } from '../data/useStoredSession.ts';
import { useUser } from '../data/useUser.ts';
import { OrderForm } from '../features/cart/OrderForm.tsx';
import { OrderFormSkeleton } from '../features/cart/OrderFormSkeleton.tsx';
import type { CartRow } from '../lib/cartRows.ts';
import { toInternational } from '../lib/phone.ts';
import { useToast } from '../ui/ToastProvider.tsx';
import { useOrderBill } from './useOrderBill.ts';
import { useProceed } from './useProceed.ts';

type OrderStepProps = { rows: readonly CartRow[]; onBack: () => void };

/** The order form, filled with what was typed before or is known of the customer. */
export default function OrderStep({ rows, onBack }: OrderStepProps) {
  const showToast = useToast();
  const bill = useOrderBill(rows);
  const proceed = useProceed(rows, bill);
  const { updateUser, saveAddress } = useAccount();
  const options = useEndpoint('GET /checkoutoptions', {});
  const asksName = options.status === 'ready' && options.data?.takesNames === true;
  const known = useKnownContact();
  const user = useUser();
  const { session } = useStoredSession();
  const { readDraft, keepDraft } = orderDraftOf(session?.id);
  const draft = readDraft();
  const initialValues = draft?.email === undefined ? known && { ...known, ...draft } : draft;
  const account = (user.status === 'ready' && user.data) || undefined;

  async function checkOut(contact: OrderContact, savesToAccount: boolean) {
    if (savesToAccount && account) {
      const { fullName, phone, address } = contact;
      const { name: username, email } = account;
      const isOther = phone !== toInternational(account.phone);
      const updated = account.savedAddresses
        ? await saveAddress({
            ...(fullName && { fullName }),
            ...{ address, ...(isOther && { phone }), isDefault: false },
          })
        : await updateUser({ username, email, phone, address });
      if (!updated.ok) return showToast({ text: notSaved });
    }
    return proceed(contact);
  }

  if (!initialValues || bill.isLoading) return <OrderFormSkeleton />;
  return (
    <OrderForm
      initialValues={initialValues}
      asksName={asksName}
      account={account}
      delivery={bill.delivery}
      onType={keepDraft}
      onBack={onBack}
      onCheckout={checkOut}
      onInvalid={() => showToast({ text: 'Please fill in all required fields' })}
    />
  );
}

const notSaved =
  'Your account could not be updated. Try again, or go on without saving anything to it.';
