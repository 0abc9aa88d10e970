import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { adminPaths } from '../../../../contract/adminPaths.ts';
import { i18n } from '../../../../contract/i18n.ts';
import { testEvent, type WebhookEvent } from '../../../../contract/rules/webhooks.ts';
import type { WebhookMessage } from '../../../../contract/schemas/webhooks.ts';
import { formatMoment } from '../../../lib/dates.ts';
import { RowHeader } from '../frame/RowHeader.tsx';
import { TableCard } from '../frame/TableCard.tsx';

type WebhookLogProps = {
  url: string;
  messages: readonly WebhookMessage[];
  onResend: (id: string) => void;
};

export const messageStates = {
  waiting: /*i18n*/ 'Waiting',
  sent: /*i18n*/ 'Sent',
  failed: /*i18n*/ 'Failed',
};

/** Messages of one webhook, latest first. */
export function WebhookLog({ url, messages, onResend }: WebhookLogProps) {
  return (
    <TableCard
      title={i18n.t('Log of {url}', { url })}
      columns={[i18n.t('Message'), i18n.t('State'), i18n.t('Change')]}
      emptyText={i18n.t('No messages yet. The log keeps them for 30 days.')}
      rows={messages.map((message) => (
        <TableRow key={message.id}>
          <RowHeader facts={messageFacts(message)}>
            <div>{subjectOf(message)}</div>
          </RowHeader>
          <TableCell>{i18n.t(messageStates[message.state])}</TableCell>
          <TableCell>
            <Button
              size="small"
              aria-label={i18n.t('Send again {message}, message {id}', {
                message: labelOf(message),
                id: shortId(message.id),
              })}
              onClick={() => onResend(message.id)}
            >
              {i18n.t('Send again')}
            </Button>
          </TableCell>
        </TableRow>
      ))}
    />
  );
}

/** The random end of an id, to tell rows apart. */
const shortId = (id: string) => id.slice(-6);

const labelOf = ({ type }: WebhookMessage) =>
  type in eventLabels ? i18n.t(eventLabels[type as keyof typeof eventLabels]) : type;

function subjectOf(message: WebhookMessage) {
  const { type, subject } = message;
  if (type === testEvent) return labelOf(message);
  const to = type.startsWith('order.') ? adminPaths.orderEditor : adminPaths.modifyProduct;
  return <Link href={to(subject)}>{`${labelOf(message)} ${shortId(subject)}`}</Link>;
}

/** Times, attempts and the answer of a message. */
export function messageFacts({
  at,
  attempts,
  answer,
  nextAt,
}: Pick<WebhookMessage, 'at' | 'attempts' | 'answer' | 'nextAt'>): string[] {
  const tried = i18n.t('{attempts, plural, one {# attempt} other {# attempts}}', { attempts });
  return [
    formatMoment(at),
    ...(attempts > 0 ? [answer ? i18n.t('{tried}: {answer}', { tried, answer }) : tried] : []),
    ...(nextAt ? [i18n.t('Next attempt {time}', { time: formatMoment(nextAt) })] : []),
  ];
}

/** Events of webhooks in words. */
export const eventLabels: Record<WebhookEvent | typeof testEvent, string> = {
  'order.placed': /*i18n*/ 'Order placed',
  'order.changed': /*i18n*/ 'Order changed',
  'order.paid': /*i18n*/ 'Order paid',
  'order.shipped': /*i18n*/ 'Order shipped',
  'order.refunded': /*i18n*/ 'Order refunded',
  'order.returned': /*i18n*/ 'Items returned',
  'product.changed': /*i18n*/ 'Product changed',
  'stock.changed': /*i18n*/ 'Stock changed',
  'webhook.test': /*i18n*/ 'Test',
};
