import Step, { stepClasses } from '@mui/material/Step';
import Stepper from '@mui/material/Stepper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { i18n } from '../../../contract/i18n.ts';
import { beside } from '../../../contract/rules/beside.ts';
import type { Order } from '../../../contract/schemas/order.ts';
import { stateLabel } from '../../lib/labels.ts';

const Steps = styled(Stepper)(({ theme }) => ({
  // Wraps at 200 % text size.
  flexWrap: 'wrap',
  gap: theme.spacing(0.5),
  maxWidth: theme.spacing(60),
  marginTop: theme.spacing(1.5),
  [`& .${stepClasses.root}`]: {
    ...theme.typography.caption,
    minWidth: 'min-content',
    paddingTop: theme.spacing(0.75),
    borderTop: `2px solid ${theme.vars.palette.divider}`,
    color: theme.vars.palette.text.secondary,
    '&[aria-current]': { fontWeight: 700 },
  },
  [`& .${stepClasses.completed}`]: {
    borderColor: theme.vars.palette.text.primary,
    color: theme.vars.palette.text.primary,
  },
}));

type OrderProgressProps = {
  order: Pick<Order, 'payment_status' | 'delivery_status' | 'parcels'>;
};

export function OrderProgress({ order }: OrderProgressProps) {
  const { title, explanation, reached, isSetback } = orderStatus(order);
  return (
    <div>
      <Typography component="p" variant="h5" color={isSetback ? 'error' : 'textPrimary'}>
        {title}
      </Typography>
      {explanation && (
        <Typography variant="body2" color="textSecondary">
          {explanation}
        </Typography>
      )}
      {reached !== undefined && (
        <Steps alternativeLabel connector={null} role="list" aria-label={i18n.t('Progress')}>
          {orderSteps().map((step, index) => (
            <Step
              key={step}
              completed={index <= reached}
              aria-current={index === reached ? 'step' : undefined}
            >
              {step}
              <span
                style={visuallyHidden}
              >{`, ${index <= reached ? i18n.t('done') : i18n.t('to come')}`}</span>
            </Step>
          ))}
        </Steps>
      )}
    </div>
  );
}

const orderSteps = () => [
  i18n.t({ id: 'Paid (order)', message: 'Paid' }),
  i18n.t('Processing'),
  i18n.t('Shipped'),
  i18n.t('Delivered'),
];

type OrderStatus = {
  title: string;
  explanation?: string | undefined;
  /** Index of the last step reached in `orderSteps`, -1 before the first; absent for setbacks. */
  reached?: number;
  /** Failed, cancelled or refunded. */
  isSetback?: boolean;
};

type StatusText = { title: string; explanation: string };

const setbacks: Record<string, StatusText> = {
  'delivery cancelled': {
    title: /*i18n*/ 'Cancelled',
    explanation: /*i18n*/ 'This order will not be sent.',
  },
  'delivery returned': {
    title: /*i18n*/ 'Returned',
    explanation: /*i18n*/ 'The items came back to us.',
  },
  'payment failed': {
    title: /*i18n*/ 'Payment failed',
    explanation: /*i18n*/ 'The payment did not go through, so this order will not be sent.',
  },
  'payment refunded': {
    title: /*i18n*/ 'Refunded',
    explanation: /*i18n*/ 'Your payment has been refunded.',
  },
};

const deliverySteps: Record<string, StatusText & { reached: number }> = {
  processing: {
    title: /*i18n*/ 'Being prepared',
    explanation: /*i18n*/ 'We are preparing your order.',
    reached: 1,
  },
  shipped: {
    title: /*i18n*/ 'On its way',
    explanation: /*i18n*/ 'The carrier has your parcel.',
    reached: 2,
  },
  delivered: {
    title: /*i18n*/ 'Delivered',
    explanation: /*i18n*/ 'Your order has arrived.',
    reached: 3,
  },
};

const partlySent = {
  title: /*i18n*/ 'Partly on its way',
  explanation: /*i18n*/ 'The carrier has a part of your order. We are preparing the rest.',
};

/**
 * Order status from payment and delivery state, case-insensitive. Unknown states are shown
 * verbatim.
 */
export function orderStatus({
  payment_status,
  delivery_status,
  parcels,
}: OrderProgressProps['order']): OrderStatus {
  const payment = payment_status.toLowerCase();
  const delivery = delivery_status.toLowerCase();
  const fallenBack = [setbacks[`delivery ${delivery}`], setbacks[`payment ${payment}`]].filter(
    (setback) => setback !== undefined,
  );
  if (fallenBack.length > 0) {
    return {
      title: beside(...fallenBack.map(({ title }) => i18n.t(title))),
      explanation: fallenBack.map(({ explanation }) => i18n.t(explanation)).join(' '),
      isSetback: true,
    };
  }
  if (payment === 'pending') {
    return {
      title: i18n.t('Waiting for payment'),
      explanation: i18n.t('Your payment has not arrived yet.'),
      reached: -1,
    };
  }
  const known = deliverySteps[delivery];
  const isPartlySent = delivery === 'processing' && (parcels?.length ?? 0) > 0;
  if (known && payment === 'paid') {
    const { title, explanation } = isPartlySent ? partlySent : known;
    return { title: i18n.t(title), explanation: i18n.t(explanation), reached: known.reached };
  }
  return {
    title: known ? i18n.t(known.title) : stateLabel(delivery_status),
    ...(payment && {
      explanation: i18n.t('Payment: {state}', { state: stateLabel(payment_status) }),
    }),
  };
}
