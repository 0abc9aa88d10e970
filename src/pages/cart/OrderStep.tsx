import { i18n } from '../../../contract/i18n.ts';
import { toDollars } from '../../../contract/rules/money.ts';
import type { OrderContact } from '../../../contract/schemas/order.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import { orderDraftOf, useKnownContact } from '../../data/cart/orderDraft.ts';
import { useGuestCheckout } from '../../data/cart/useGuestCheckout.ts';
import { chosenLanguage } from '../../data/chosenLanguage.ts';
import { useShop } from '../../data/ShopProvider.tsx';
import { useStoredSession } from '../../data/session.ts';
import { useAccount } from '../../data/useAccount.ts';
import { useEndpoint, useRevalidate } from '../../data/useEndpoint.ts';
import { useEnvParams } from '../../data/useEnvParams.ts';
import { useUser } from '../../data/useUser.ts';
import { OrderFormSkeleton } from '../../features/cart/CartSkeleton.tsx';
import { OrderForm, type OrderFormProps } from '../../features/cart/OrderForm.tsx';
import type { CartRow } from '../../lib/cart/cartRows.ts';
import { toE164 } from '../../lib/e164.ts';
import { toInternational } from '../../lib/phone.ts';
import { isOffline } from '../../ui/browser.ts';
import { OwnZips } from '../../ui/OwnZips.ts';
import type { Toast } from '../../ui/ToastBar.tsx';
import { useToast } from '../../ui/ToastProvider.tsx';
import { useOrderBill } from './useOrderBill.ts';

type OrderStepProps = Pick<OrderFormProps, 'bar' | 'onBack'> & { rows: readonly CartRow[] };

/** Order form, prefilled from the draft or the account. */
export default function OrderStep({ rows, bar, onBack }: OrderStepProps) {
  const showToast = useToast();
  const bill = useOrderBill(rows);
  const proceed = useProceed(rows, bill);
  const { updateUser, saveAddress } = useAccount();
  const options = useEndpoint('GET /checkoutoptions', {});
  const asksName = options.data?.takesNames === true;
  const known = useKnownContact();
  const user = useUser();
  const { ownZips } = useEnvParams();
  const { session } = useStoredSession();
  const { readDraft, keepDraft } = orderDraftOf(session?.id);
  const draft = readDraft();
  const initialValues = draft?.email === undefined ? known && { ...known, ...draft } : draft;
  const account = user.data ?? undefined;

  async function checkOut(contact: OrderContact, savesToAccount: boolean) {
    if (savesToAccount && account) {
      const { fullName, phone, address } = contact;
      const { name: username, email } = account;
      const isOther = phone !== toE164(toInternational(account.phone));
      const updated = account.savedAddresses
        ? await saveAddress({
            ...(fullName && { fullName }),
            ...{ address, ...(isOther && { phone }), isDefault: false },
          })
        : await updateUser({ username, email, phone, address });
      if (!updated.ok) return showToast({ text: i18n.t(notSaved) });
    }
    return proceed(contact);
  }

  if (!initialValues || bill.isLoading) return <OrderFormSkeleton />;
  return (
    <OwnZips value={ownZips === true}>
      <OrderForm
        initialValues={initialValues}
        asksName={asksName}
        account={account}
        delivery={bill.delivery}
        addressProblem={bill.addressProblem}
        ordersAtOnce={bill.giftCardPaysAll}
        bar={bar}
        onType={keepDraft}
        onBack={onBack}
        onCheckout={checkOut}
      />
    </OwnZips>
  );
}

const notSaved =
  /*i18n*/ 'Your account could not be updated. Try again, or go on without saving anything to it.';

/**
 * PROCEED TO CHECKOUT: goes to the payment page, or shows an error (specification T11 and T12). The
 * server prices the order itself. If its total differs from the shown one, refetches cart, delivery
 * and code, so that the page shows what changed.
 */
function useProceed(
  rows: readonly CartRow[],
  {
    bill,
    chosen,
    isCodeLoading,
    refuseCode,
  }: Pick<ReturnType<typeof useOrderBill>, 'bill' | 'chosen' | 'isCodeLoading' | 'refuseCode'>,
) {
  const showToast = useToast();
  const { send } = useApi();
  const { languages } = useShop();
  const revalidate = useRevalidate();
  const { session } = useStoredSession();
  const { checkOut } = useGuestCheckout();

  return async function proceed(contact: OrderContact) {
    if (isCodeLoading) return showToast(lookingUp());
    const orderDetails = {
      products: rows.map(toLine),
      total: toDollars(bill.total),
      ...chosen,
      ...contact,
    };
    const outcome = session
      ? await send('POST /stripe/create-checkout-session', {
          body: { orderDetails, userId: session.id },
        })
      : await checkOut(orderDetails);
    if (outcome.ok && outcome.data.url) {
      // A server without languages leads back to a URL without a prefix, which opens in the chosen
      // language.
      const chosen = chosenLanguage.read() ?? languages[0];
      if (chosen !== i18n.locale) chosenLanguage.write(i18n.locale);
      return window.location.assign(outcome.data.url);
    }
    if (outcome.ok) return showToast(refused());
    const { status, reason, message, fields } = outcome.error;
    // `useSessionEnd` reports the end of the session.
    if (status === 401 && session) return;
    if (status === 429) return showToast({ text: message });
    if (status === 0 && isOffline()) return showToast(offline());
    if (status !== 409) return showToast(reason === 'failed' ? failed() : refused());
    // The server can check a code's limit per customer only now, when it knows the email.
    const codeRefusal = fields['orderDetails.code'];
    if (codeRefusal) refuseCode(codeRefusal);
    const cart = session ? 'GET /getcart' : 'POST /getcartunaut';
    await revalidate(cart, 'GET /checkoutoptions', 'GET /discountcode/:code', 'POST /giftcard');
    showToast({ text: message, severity: 'warning' });
  };
}

function toLine(row: CartRow) {
  return {
    productId: row.itemId,
    name: row.name,
    picture: row.picture?.src ?? '',
    size: row.size,
    quantity: row.quantity,
    price: toDollars(row.priceCents),
    subtotal: toDollars(row.lineTotalCents),
  };
}

const lookingUp = (): Toast => ({
  text: i18n.t('We are still looking up your code. Please try again in a moment.'),
  severity: 'info',
});
const offline = (): Toast => ({
  text: i18n.t('You are offline, so nothing was ordered. Your cart is as you left it.'),
  severity: 'warning',
});
const refused = (): Toast => ({
  text: i18n.t('Failed to create checkout session. Please try again.'),
});
const failed = (): Toast => ({
  text: i18n.t('An error occurred during checkout. Please try again later.'),
});
