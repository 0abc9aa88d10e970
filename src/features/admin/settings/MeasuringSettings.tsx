import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { object, string } from 'yup';
import { adminPaths } from '../../../../contract/adminPaths.ts';
import { i18n } from '../../../../contract/i18n.ts';
import { listed } from '../../../../contract/rules/beside.ts';
import { measuringPatterns, serviceNames } from '../../../../contract/rules/measuring.ts';
import type {
  MeasuredMessage,
  Measuring,
  MeasuringInput,
} from '../../../../contract/schemas/measuring.ts';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { ValidatedForm } from '../../../ui/ValidatedForm.tsx';
import { AdminCard } from '../frame/AdminCard.tsx';
import { RowHeader } from '../frame/RowHeader.tsx';
import { TableCard } from '../frame/TableCard.tsx';
import { useMay } from '../frame/useMay.ts';
import { ConflictNotice } from '../products/ConflictNotice.tsx';
import { changedWords, type SettingWords, yesNo } from './settingWords.ts';
import { useStaleForm } from './useStaleForm.ts';
import { messageFacts, messageStates } from './WebhookLog.tsx';

type Values = Omit<Required<MeasuringInput>, 'version'>;

type MeasuringSettingsProps = {
  measuring: Measuring;
  /** Resolves to errors by field. */
  onSave: (input: MeasuringInput) => Promise<Partial<Record<string, string>> | undefined>;
};

const secret = () =>
  string()
    .trim()
    .matches(new RegExp(measuringPatterns.secret), {
      message: () => i18n.t('Use at least 8 characters and no spaces'),
      excludeEmptyString: true,
    });

const schema = object({
  ga4Id: string()
    .trim()
    .matches(new RegExp(measuringPatterns.ga4Id), () => i18n.t('Enter an ID like G-AB12CD34EF')),
  ga4Secret: secret(),
  metaPixel: string()
    .trim()
    .matches(new RegExp(measuringPatterns.metaPixel), () => i18n.t('Enter the digits of the ID')),
  metaToken: secret(),
  metaTestCode: string()
    .trim()
    .matches(new RegExp(measuringPatterns.metaTestCode), () =>
      i18n.t('Enter a code like TEST12345'),
    ),
});

/** Services that visits are reported to. Secrets can be set, but are never shown. */
export function MeasuringSettings({ measuring, onSave }: MeasuringSettingsProps) {
  const { base, isStale, loadNewer, keepMine, save } = useStaleForm(measuring);
  const { hasGa4Secret, hasMetaToken, ga4Id, metaPixel, metaTestCode } = base;
  const mayChange = useMay()('settings:write');
  const kept = i18n.t('Saved. Leave empty to keep it.');
  return (
    <ValidatedForm<Values>
      key={base.version}
      initialValues={{ ga4Id, metaPixel, metaTestCode, ga4Secret: '', metaToken: '' }}
      schema={schema}
      onSubmit={async ({ ga4Secret, metaToken, ...values }) =>
        save((version = 0) =>
          onSave({
            version,
            ga4Id: values.ga4Id.trim(),
            metaPixel: values.metaPixel.trim(),
            metaTestCode: values.metaTestCode.trim(),
            ...(ga4Secret.trim() && { ga4Secret: ga4Secret.trim() }),
            ...(metaToken.trim() && { metaToken: metaToken.trim() }),
          }),
        )
      }
    >
      {isStale && (
        <ConflictNotice
          subject="item"
          differences={changedWords(wordsOf(base), wordsOf(measuring))}
          onLoadNewer={loadNewer}
          onKeepMine={keepMine}
        />
      )}
      <Stack sx={{ gap: 2 }}>
        <AdminCard title={serviceNames.ga4}>
          <FormTextField
            name="ga4Id"
            label={i18n.t('Measurement ID')}
            hint={i18n.t('For example G-AB12CD34EF. Leave empty to turn it off.')}
            disabled={!mayChange}
          />
          <FormTextField
            name="ga4Secret"
            type="password"
            autoComplete="off"
            label={i18n.t('API secret')}
            hint={
              hasGa4Secret
                ? kept
                : i18n.t('Create it in the data stream, under Measurement Protocol')
            }
            disabled={!mayChange}
          />
        </AdminCard>
        <AdminCard title={serviceNames.meta}>
          <FormTextField
            name="metaPixel"
            label={i18n.t('Pixel ID')}
            inputMode="numeric"
            hint={i18n.t('The data set’s digits. Leave empty to turn it off.')}
            disabled={!mayChange}
          />
          <FormTextField
            name="metaToken"
            type="password"
            autoComplete="off"
            label={i18n.t('Access token')}
            hint={
              hasMetaToken ? kept : i18n.t('Create it in Events Manager, under Conversions API')
            }
            disabled={!mayChange}
          />
          <FormTextField
            name="metaTestCode"
            label={i18n.t('Test event code')}
            hint={i18n.t('Marks events as tests. Leave empty for real events.')}
            disabled={!mayChange}
          />
        </AdminCard>
        {mayChange && (
          <div>
            <SubmitButton>{i18n.t('Save')}</SubmitButton>
          </div>
        )}
      </Stack>
    </ValidatedForm>
  );
}

function wordsOf(measuring: Measuring): SettingWords {
  return [
    [i18n.t('Measurement ID'), measuring.ga4Id],
    [i18n.t('API secret'), yesNo(measuring.hasGa4Secret)],
    [i18n.t('Pixel ID'), measuring.metaPixel],
    [i18n.t('Access token'), yesNo(measuring.hasMetaToken)],
    [i18n.t('Test event code'), measuring.metaTestCode],
  ];
}

/** Messages to the services, latest first. */
export function MeasuringLog({ messages }: { messages: readonly MeasuredMessage[] }) {
  return (
    <TableCard
      title={i18n.t('Sent events')}
      columns={[i18n.t('Message'), i18n.t('State')]}
      emptyText={i18n.t('Nothing has been sent yet. The log keeps three days.')}
      rows={messages.map((message) => (
        <TableRow key={message.id}>
          <RowHeader facts={messageFacts(message)}>
            <div>
              {i18n.t('{field}: {to}', {
                ...{ field: serviceNames[message.target], to: listed(message.events) },
              })}
            </div>
            {message.order && (
              <Link href={adminPaths.orderEditor(message.order)}>{i18n.t('Order')}</Link>
            )}
          </RowHeader>
          <TableCell>{i18n.t(messageStates[message.state])}</TableCell>
        </TableRow>
      ))}
    />
  );
}
