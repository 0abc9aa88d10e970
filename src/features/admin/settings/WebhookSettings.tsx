import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import { object, string } from 'yup';
import { i18n } from '../../../../contract/i18n.ts';
import type { KeyPermission } from '../../../../contract/rules/permissions.ts';
import {
  type WebhookEvent,
  webhookEventNames,
  webhookEvents,
} from '../../../../contract/rules/webhooks.ts';
import type {
  Webhook,
  WebhookChange,
  WebhookInput,
} from '../../../../contract/schemas/webhooks.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { FocusFallback } from '../../../ui/FocusFallback.tsx';
import { FormCheckbox } from '../../../ui/FormCheckbox.tsx';
import { type FormAnswer, FormDialog } from '../../../ui/FormDialog.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import { RowHeader } from '../frame/RowHeader.tsx';
import { TableCard } from '../frame/TableCard.tsx';
import { ShownOnce } from './ShownOnce.tsx';
import { eventLabels } from './WebhookLog.tsx';
import { webhookFacts } from './webhookFacts.ts';

type WebhookSettingsProps = {
  webhooks: readonly Webhook[];
  /** Rights of the caller: a webhook sends nothing else. */
  may: (permission: KeyPermission) => boolean;
  /** Secret that was just made. */
  secret?: string | undefined;
  onMake: (input: WebhookInput) => Promise<FormAnswer<Values>>;
  onChange: (id: string, choices: WebhookChange) => Promise<FormAnswer<Values>>;
  onRenew: (id: string) => void;
  onDelete: (id: string) => void;
  onTest: (id: string) => void;
  /** The webhook whose log is open. */
  logged?: string | undefined;
  onLog: (id: string) => void;
};

type Values = { url: string; events: string };

const schema = object({
  url: string()
    .trim()
    .required(() => i18n.t('Address is required'))
    .max(500, ({ max }) => i18n.t('No more than {max} characters', { max }))
    .matches(/^https:\/\/[^\s/]+/, () => i18n.t('Enter an address that begins with https://')),
});

/** Field of an event: Formik reads a dot as a path. */
const fieldOf = (event: WebhookEvent) => event.replace('.', '_');

/** Addresses of other programs, and the events that they get. */
export function WebhookSettings({
  webhooks,
  may,
  secret,
  onMake,
  onChange,
  onRenew,
  onDelete,
  onTest,
  logged,
  onLog,
}: WebhookSettingsProps) {
  const [edited, setEdited] = useState<Webhook | 'new'>();
  const [renewed, setRenewed] = useState<Webhook>();
  const [deleted, setDeleted] = useState<Webhook>();

  return (
    <>
      {secret && (
        <ShownOnce
          text={i18n.t(
            'Copy this secret now: the program verifies messages with it. It is not shown again.',
          )}
          secret={secret}
          copyLabel={i18n.t('Copy secret')}
        />
      )}
      <FocusFallback label={i18n.t('Webhooks')}>
        <TableCard
          title={i18n.t('Webhooks')}
          action={<Button onClick={() => setEdited('new')}>{i18n.t('Add webhook')}</Button>}
          columns={[i18n.t({ id: 'Address (URL)', message: 'Address' }), i18n.t('Change')]}
          emptyText={i18n.t('No webhooks yet. Add a program’s address and choose its events.')}
          rows={webhooks.map((webhook) => (
            <TableRow key={webhook.id}>
              <RowHeader facts={webhookFacts(webhook)}>
                <div>{webhook.url}</div>
              </RowHeader>
              <TableCell>
                {!webhook.endedAt && (
                  <Button
                    size="small"
                    aria-label={i18n.t('Test {url}', { url: webhook.url })}
                    onClick={() => onTest(webhook.id)}
                  >
                    <span>{i18n.t({ id: 'Test (verb)', message: 'Test' })}</span>
                  </Button>
                )}
                <Button
                  size="small"
                  aria-label={i18n.t('Log {url}', { url: webhook.url })}
                  aria-expanded={webhook.id === logged}
                  onClick={() => onLog(webhook.id)}
                >
                  <span>{i18n.t({ id: 'Log (noun)', message: 'Log' })}</span>
                </Button>
                <Button
                  size="small"
                  aria-label={i18n.t('Change {url}', { url: webhook.url })}
                  onClick={() => setEdited(webhook)}
                >
                  {i18n.t('Change')}
                </Button>
                <Button
                  size="small"
                  aria-label={i18n.t('New secret for {url}', { url: webhook.url })}
                  onClick={() => setRenewed(webhook)}
                >
                  {i18n.t('New secret')}
                </Button>
                <Button
                  size="small"
                  aria-label={i18n.t('Delete {url}', { url: webhook.url })}
                  onClick={() => setDeleted(webhook)}
                >
                  {i18n.t('Delete')}
                </Button>
              </TableCell>
            </TableRow>
          ))}
        />
      </FocusFallback>
      {edited && (
        <WebhookDialog
          webhook={edited === 'new' ? undefined : edited}
          may={may}
          onSave={(url, choices) =>
            edited === 'new' ? onMake({ url, ...choices }) : onChange(edited.id, choices)
          }
          onClose={() => setEdited(undefined)}
        />
      )}
      {renewed && (
        <ConfirmDialog
          title={i18n.t('New secret for {url}?', { url: renewed.url })}
          confirmLabel={i18n.t('New secret')}
          onConfirm={() => {
            onRenew(renewed.id);
            setRenewed(undefined);
          }}
          onCancel={() => setRenewed(undefined)}
        >
          {i18n.t(
            'Messages are signed with the old secret, too, for 24 hours. Give the program the new one by then.',
          )}
        </ConfirmDialog>
      )}
      {deleted && (
        <ConfirmDialog
          title={i18n.t('Delete {url}?', { url: deleted.url })}
          confirmLabel={i18n.t('Delete')}
          onConfirm={() => {
            onDelete(deleted.id);
            setDeleted(undefined);
          }}
          onCancel={() => setDeleted(undefined)}
        >
          {i18n.t('Waiting messages will not be sent, and the log will be deleted.')}
        </ConfirmDialog>
      )}
    </>
  );
}

type WebhookDialogProps = Pick<WebhookSettingsProps, 'may'> & {
  webhook: Webhook | undefined;
  onSave: (url: string, choices: WebhookChange) => Promise<FormAnswer<Values>>;
  onClose: () => void;
};

function WebhookDialog({ webhook, may, onSave, onClose }: WebhookDialogProps) {
  const offered = webhookEventNames.filter((event) => may(webhookEvents[event]));
  const chosen = Object.fromEntries(
    offered.map((event) => [fieldOf(event), webhook?.events.includes(event) ?? false]),
  );
  return (
    <FormDialog
      title={webhook ? i18n.t('Change webhook') : i18n.t('Add webhook')}
      description={
        webhook?.endedAt
          ? i18n.t(
              '{url} is turned off. Saving turns it on and sends waiting and failed messages.',
              { url: webhook.url },
            )
          : webhook?.url
      }
      initialValues={{
        ...{ url: webhook?.url ?? '', events: '', ...chosen },
        seesAmounts: webhook?.seesAmounts ?? false,
      }}
      schema={schema}
      submitLabel={webhook ? i18n.t('Save') : i18n.t('Add webhook')}
      onSubmit={async ({ url, ...values }) => {
        const given = values as Record<string, unknown>;
        const events = offered.filter((event) => given[fieldOf(event)] === true);
        if (events.length === 0) return i18n.t('Choose at least one event.');
        return onSave(url.trim(), { events, seesAmounts: given.seesAmounts === true });
      }}
      onClose={onClose}
    >
      {!webhook && (
        <FormTextField
          name="url"
          label={i18n.t({ id: 'Address (URL)', message: 'Address' })}
          type="url"
          hint={i18n.t('A public https address that takes POST requests')}
          required
        />
      )}
      <FormControl component="fieldset">
        <FormLabel component="legend">{i18n.t('Events')}</FormLabel>
        {offered.map((event) => (
          <FormCheckbox key={event} name={fieldOf(event)} label={i18n.t(eventLabels[event])} />
        ))}
      </FormControl>
      {may('orders:sums') && (
        <FormCheckbox
          name="seesAmounts"
          label={i18n.t('Send prices and amounts of orders')}
          isSwitch
        />
      )}
    </FormDialog>
  );
}
