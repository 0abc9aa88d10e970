import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { Order } from '../../../contract/schemas/order.ts';
import { orderStatus, orderSteps } from './orderStatus.ts';

const Steps = styled('ol')(({ theme }) => ({
  display: 'flex',
  // Letters of twice the size take two lines.
  flexWrap: 'wrap',
  gap: theme.spacing(0.5),
  maxWidth: theme.spacing(60),
  margin: theme.spacing(1.5, 0, 0),
}));

const Step = styled('li')(({ theme }) => ({
  ...theme.typography.caption,
  flex: '1 1 0',
  minWidth: 'min-content',
  paddingTop: theme.spacing(0.75),
  borderTop: `2px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  '&[data-reached="true"]': {
    borderColor: theme.vars.palette.text.primary,
    color: theme.vars.palette.text.primary,
  },
  '&[aria-current]': { fontWeight: 700 },
}));

type OrderProgressProps = {
  order: Pick<Order, 'payment_status' | 'delivery_status'>;
};

/** An order's status in words, and its progress. */
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
        <Steps role="list" aria-label="Progress">
          {orderSteps.map((step, index) => (
            <Step
              key={step}
              data-reached={index <= reached}
              aria-current={index === reached ? 'step' : undefined}
            >
              {step}
              <span style={visuallyHidden}>{index <= reached ? ', done' : ', to come'}</span>
            </Step>
          ))}
        </Steps>
      )}
    </div>
  );
}
