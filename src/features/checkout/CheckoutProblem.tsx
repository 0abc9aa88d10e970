import Button from '@mui/material/Button';
import { i18n } from '../../../contract/i18n.ts';
import { paths } from '../../../contract/paths.ts';
import { StatusMessage } from '../../ui/StatusMessage.tsx';

type CheckoutProblemProps = {
  /**
   * `none`: opened without a payment; `unknown`: not a payment of this customer; `broken`: the
   * return URL is incomplete; `failed`: the server did not answer.
   */
  reason: 'none' | 'notPaid' | 'unknown' | 'broken' | 'failed';
  /** Guests have no profile to link to. */
  isGuest?: boolean;
  /** Present if a retry may help. */
  onTryAgain?: () => void;
};

export function CheckoutProblem({ reason, isGuest = false, onTryAgain }: CheckoutProblemProps) {
  const { heading, text, guestText = text } = texts[reason];
  return (
    <StatusMessage
      heading={i18n.t(heading)}
      text={i18n.t(isGuest ? guestText : text)}
      isAnswer={reason !== 'none'}
    >
      {(reason === 'notPaid' || reason === 'failed') && (
        <Button variant="contained" onClick={onTryAgain}>
          <span>{reason === 'notPaid' ? i18n.t('Check again') : i18n.t('Try again')}</span>
        </Button>
      )}
      {reason !== 'notPaid' && !isGuest && (
        <Button href={paths.myOrders} variant="outlined">
          {i18n.t('See my orders')}
        </Button>
      )}
      {reason !== 'failed' && (
        <Button href={paths.cart} variant="outlined">
          {i18n.t('Back to the cart')}
        </Button>
      )}
    </StatusMessage>
  );
}

type Texts = {
  heading: string;
  text: string;
  /** Same for guests, who have no profile. */
  guestText?: string;
};

const texts: Record<CheckoutProblemProps['reason'], Texts> = {
  none: {
    heading: /*i18n*/ 'There is no new order',
    text: /*i18n*/ 'This page is shown after a payment. You will find your earlier orders in your profile.',
    guestText:
      /*i18n*/ 'This page is shown after a payment. You will find your earlier orders in your email.',
  },
  notPaid: {
    heading: /*i18n*/ 'Not paid yet',
    text: /*i18n*/ 'We have not received your payment yet. It may take a minute; until then your cart stays as you left it.',
  },
  unknown: {
    heading: /*i18n*/ 'We can’t find this payment',
    text: /*i18n*/ 'It may belong to another account. If you paid, you will find the order in your profile.',
    guestText:
      /*i18n*/ 'It may belong to another account. If you paid, you will find the order in your email.',
  },
  broken: {
    heading: /*i18n*/ 'This link is incomplete',
    text: /*i18n*/ 'Part of the link from the payment page is missing. If you paid, you will find your order in your profile.',
    guestText:
      /*i18n*/ 'Part of the link from the payment page is missing. If you paid, you will find your order in your email.',
  },
  failed: {
    heading: /*i18n*/ 'Your order is not confirmed yet',
    text: /*i18n*/ 'The shop did not answer. Trying again does not charge you again.',
  },
};
