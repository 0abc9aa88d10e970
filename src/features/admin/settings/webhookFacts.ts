import { i18n } from '../../../../contract/i18n.ts';
import { beside, listed } from '../../../../contract/rules/beside.ts';
import type { WebhookEvent } from '../../../../contract/rules/webhooks.ts';
import type { Webhook } from '../../../../contract/schemas/webhooks.ts';
import { formatMoment } from '../../../lib/dates.ts';
import { eventLabels } from './WebhookLog.tsx';

export const eventWords = (events: readonly WebhookEvent[]) =>
  listed(events.map((event) => i18n.t(eventLabels[event])));

/** Lines below a webhook’s address. */
export function webhookFacts(webhook: Webhook): string[] {
  const { events, maker, seesAmounts, failingSince, endedAt, exceedsMaker } = webhook;
  return [
    eventWords(events),
    beside(
      seesAmounts && i18n.t('With prices and amounts'),
      maker.name || i18n.t('Deleted account'),
    ),
    ...(exceedsMaker ? [i18n.t('The admin who added it no longer has access to this data')] : []),
    ...(endedAt
      ? [
          i18n.t('Turned off {time}. Save it again to turn it on and send waiting messages.', {
            time: formatMoment(endedAt),
          }),
        ]
      : []),
    ...(failingSince && !endedAt
      ? [i18n.t('Failing since {time}', { time: formatMoment(failingSince) })]
      : []),
  ];
}
