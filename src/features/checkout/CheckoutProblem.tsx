import Button from '@mui/material/Button';
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
  const { heading, text } = texts[reason];
  return (
    <StatusMessage
      heading={heading}
      text={isGuest ? text.replace('in your profile', 'in your email') : text}
      isAnswer={reason !== 'none'}
    >
      {(reason === 'notPaid' || reason === 'failed') && (
        <Button variant="contained" onClick={onTryAgain}>
          <span>{reason === 'notPaid' ? 'Check again' : 'Try again'}</span>
        </Button>
      )}
      {reason !== 'notPaid' && !isGuest && (
        <Button href={paths.myOrders} variant="outlined">
          See my orders
        </Button>
      )}
      {reason !== 'failed' && (
        <Button href={paths.cart} variant="outlined">
          Back to the cart
        </Button>
      )}
    </StatusMessage>
  );
}

const texts = {
  none: {
    heading: 'There is no new order',
    text: 'This page is shown after a payment. You will find your earlier orders in your profile.',
  },
  notPaid: {
    heading: 'Not paid yet',
    text: 'We have not received your payment yet. It may take a minute; until then your cart stays as you left it.',
  },
  unknown: {
    heading: 'We can’t find this payment',
    text: 'It may belong to another account. If you paid, you will find the order in your profile.',
  },
  broken: {
    heading: 'This link is incomplete',
    text: 'Part of the link from the payment page is missing. If you paid, you will find your order in your profile.',
  },
  failed: {
    heading: 'Your order is not confirmed yet',
    text: 'The shop did not answer. Trying again does not charge you again.',
  },
};
