import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
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
import { FormCheckbox } from '../../../ui/FormCheckbox.tsx';
import type { FormAnswer } from '../../../ui/FormDialog.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import { SettingsList } from './SettingsList.tsx';
import { ShownOnce } from './ShownOnce.tsx';
import { yesNo } from './settingWords.ts';
import { eventLabels } from './WebhookLog.tsx';
import { eventWords, webhookFacts } from './webhookFacts.ts';

type WebhookSettingsProps = {
  webhooks: readonly Webhook[];
  /** Rights of the caller: a webhook sends nothing else. */
  may: (permission: KeyPermission) => boolean;
  /** Secret that was just made. */
  secret?: string | undefined;
  onMake: (input: WebhookInput) => Promise<FormAnswer<WebhookInput>>;
  onChange: (id: string, change: WebhookChange) => Promise<FormAnswer<WebhookInput>>;
  onRenew: (id: string) => void;
  onDelete: (id: string) => void;
  onTest: (id: string) => void;
  /** The webhook whose log is open. */
  logged?: string | undefined;
  onLog: (id: string) => void;
};

type Values = { url: string; events: string; seesAmounts: boolean; hasEnded: boolean };

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
  const [renewed, setRenewed] = useState<Webhook>();
  const offered = webhookEventNames.filter((event) => may(webhookEvents[event]));

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
      <SettingsList
        title={i18n.t('Webhooks')}
        addLabel={i18n.t('Add webhook')}
        addSubmitLabel={i18n.t('Add webhook')}
        columns={[i18n.t({ id: 'Address (URL)', message: 'Address' })]}
        emptyText={i18n.t('No webhooks yet. Add a program’s address and choose its events.')}
        items={webhooks}
        nameOf={({ url }) => url}
        cellsOf={(webhook) => [
          <>
            <div>{webhook.url}</div>
            {webhookFacts(webhook).map((fact) => (
              <Typography key={fact} variant="caption" color="textSecondary" component="div">
                {fact}
              </Typography>
            ))}
          </>,
        ]}
        wordsOf={({ events, seesAmounts }) => [
          [i18n.t('Events'), eventWords(events)],
          [i18n.t('Send prices and amounts of orders'), yesNo(seesAmounts)],
        ]}
        toValues={(webhook) => ({
          ...{ url: webhook?.url ?? '', events: '' },
          ...Object.fromEntries(
            offered.map((event) => [fieldOf(event), webhook?.events.includes(event) ?? false]),
          ),
          seesAmounts: webhook?.seesAmounts ?? false,
          hasEnded: webhook?.endedAt !== undefined,
        })}
        schema={schema}
        fields={<WebhookFields offered={offered} mayShowAmounts={may('orders:sums')} />}
        toInput={({ url, seesAmounts, ...values }) => {
          const given = values as Record<string, unknown>;
          const events = offered.filter((event) => given[fieldOf(event)] === true);
          return { url: url.trim(), events, seesAmounts };
        }}
        onSave={async ({ id, version, url, ...choices }) => {
          if (choices.events.length === 0) return i18n.t('Choose at least one event.');
          return version === undefined
            ? onMake({ url, ...choices })
            : onChange(id, { version, ...choices });
        }}
        end="remove"
        endText={i18n.t('Waiting messages will not be sent, and the log will be deleted.')}
        onEnd={onDelete}
        actionsOf={(webhook) => (
          <>
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
              aria-label={i18n.t('New secret for {url}', { url: webhook.url })}
              onClick={() => setRenewed(webhook)}
            >
              {i18n.t('New secret')}
            </Button>
          </>
        )}
      />
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
    </>
  );
}

type WebhookFieldsProps = { offered: readonly WebhookEvent[]; mayShowAmounts: boolean };

function WebhookFields({ offered, mayShowAmounts }: WebhookFieldsProps) {
  const { url, hasEnded } = useFormikContext<Values>().initialValues;
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      {hasEnded && (
        <Typography color="textSecondary" sx={{ mb: 3 }}>
          {i18n.t(
            '{url} is turned off. Saving turns it on and sends waiting and failed messages.',
            { url },
          )}
        </Typography>
      )}
      {url === '' && (
        <FormTextField
          name="url"
          label={i18n.t({ id: 'Address (URL)', message: 'Address' })}
          type="url"
          hint={i18n.t('A public https address that takes POST requests')}
          required
        />
      )}
      <FormControl component="fieldset" fullWidth>
        <FormLabel component="legend">{i18n.t('Events')}</FormLabel>
        {offered.map((event) => (
          <FormCheckbox key={event} name={fieldOf(event)} label={i18n.t(eventLabels[event])} />
        ))}
      </FormControl>
      {mayShowAmounts && (
        <FormCheckbox
          name="seesAmounts"
          label={i18n.t('Send prices and amounts of orders')}
          isSwitch
        />
      )}
    </Box>
  );
}
