import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { adminPaths } from '../../../../contract/adminPaths.ts';
import { i18n } from '../../../../contract/i18n.ts';
import { serviceNames } from '../../../../contract/rules/measuring.ts';
import type { MeasuredMessage } from '../../../../contract/schemas/measuring.ts';
import { TableCard } from '../frame/TableCard.tsx';
import { messageFacts, messageStates } from './WebhookLog.tsx';

/** Messages to the services, latest first. */
export function MeasuringLog({ messages }: { messages: readonly MeasuredMessage[] }) {
  return (
    <TableCard
      title={i18n.t('Sent events')}
      columns={[i18n.t('Message'), i18n.t('State')]}
      emptyText={i18n.t('Nothing has been sent yet. The log keeps three days.')}
      rows={messages.map((message) => (
        <TableRow key={message.id}>
          <TableCell component="th" scope="row">
            <div>{`${serviceNames[message.target]}: ${message.events.join(', ')}`}</div>
            {message.order && (
              <Link href={adminPaths.orderEditor(message.order)}>{i18n.t('Order')}</Link>
            )}
            {messageFacts(message).map((fact) => (
              <Typography key={fact} variant="caption" color="textSecondary" component="div">
                {fact}
              </Typography>
            ))}
          </TableCell>
          <TableCell>{i18n.t(messageStates[message.state])}</TableCell>
        </TableRow>
      ))}
    />
  );
}
