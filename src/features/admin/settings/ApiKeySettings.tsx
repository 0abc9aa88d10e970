import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { object, string } from 'yup';
import { i18n } from '../../../../contract/i18n.ts';
import { listed } from '../../../../contract/rules/beside.ts';
import { zoneNote } from '../../../../contract/rules/days.ts';
import { type KeyPermission, keyPermissions } from '../../../../contract/rules/permissions.ts';
import type { ApiKey, ApiKeyInput } from '../../../../contract/schemas/apiKeys.ts';
import { formatMoment, formatShortDate } from '../../../lib/dates.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { FocusFallback } from '../../../ui/FocusFallback.tsx';
import { FormCheckbox } from '../../../ui/FormCheckbox.tsx';
import { type FormAnswer, FormDialog } from '../../../ui/FormDialog.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import { RowHeader } from '../frame/RowHeader.tsx';
import { TableCard } from '../frame/TableCard.tsx';
import { ShownOnce } from './ShownOnce.tsx';

type ApiKeySettingsProps = {
  keys: readonly ApiKey[];
  /** Rights of the caller: a key has no others. */
  may: (permission: KeyPermission) => boolean;
  /** Key that was just made. */
  made?: string | undefined;
  /** Address of the MCP endpoint; undefined if the server has none. */
  mcpUrl?: string | undefined;
  onMake: (input: ApiKeyInput) => Promise<FormAnswer<Values>>;
  onRevoke: (id: string) => void;
};

const permissionLabels: Record<KeyPermission, string> = {
  'orders:read': /*i18n*/ 'See orders',
  'orders:sums': /*i18n*/ 'See amounts of orders',
  'orders:ship': /*i18n*/ 'Send orders',
  'orders:write': /*i18n*/ 'Change orders',
  'orders:refund': /*i18n*/ 'Refund orders',
  'products:read': /*i18n*/ 'See products and stock',
  'products:write': /*i18n*/ 'Change products and stock',
  'reviews:read': /*i18n*/ 'See reviews',
  'reviews:write': /*i18n*/ 'Answer and hide reviews',
  'customers:read': /*i18n*/ 'See customers',
  'customers:write': /*i18n*/ 'Change customers',
  'customers:export': /*i18n*/ 'Export customers',
  'reports:read': /*i18n*/ 'See revenue',
  'texts:read': /*i18n*/ 'See contacts and texts',
  'texts:write': /*i18n*/ 'Change contacts and texts',
  'settings:read': /*i18n*/ 'See settings',
  'settings:write': /*i18n*/ 'Change settings',
  'audit:read': /*i18n*/ 'See the activity log',
};

/** Lines below a key's name. */
function factsOf({ hint, maker, permissions, usedAt, until }: ApiKey): string[] {
  return [
    `${hint}… · ${maker.name}`,
    listed(permissions.map((one) => i18n.t(permissionLabels[one]))) ||
      i18n.t('No permissions left'),
    usedAt ? i18n.t('Last used {time}', { time: formatMoment(usedAt) }) : i18n.t('Never used'),
    ...(until ? [i18n.t('Until {day}', { day: formatShortDate(`${until}T12:00:00Z`) })] : []),
  ];
}

type Values = { name: string; until: string; permissions: string };

const schema = object({
  name: string()
    .trim()
    .required(() => i18n.t('Name is required'))
    .max(60, ({ max }) => i18n.t('No more than {max} characters', { max })),
});

/** Keys with which programs make admin calls; made and revoked. */
export function ApiKeySettings({ keys, may, made, mcpUrl, onMake, onRevoke }: ApiKeySettingsProps) {
  const [isMaking, setMaking] = useState(false);
  const [revoked, setRevoked] = useState<ApiKey>();
  const offered = keyPermissions.filter(may);
  const none = Object.fromEntries(offered.map((one) => [one, false]));

  return (
    <>
      {made && (
        <ShownOnce
          text={i18n.t('Copy this key now. It is not shown again.')}
          secret={made}
          copyLabel={i18n.t('Copy key')}
        />
      )}
      <FocusFallback label={i18n.t('API keys')}>
        <TableCard
          title={i18n.t('API keys')}
          action={<Button onClick={() => setMaking(true)}>{i18n.t('Add key')}</Button>}
          columns={[i18n.t({ id: 'Name (of a thing)', message: 'Name' }), i18n.t('Change')]}
          emptyText={i18n.t(
            'No keys yet. A key lets a program make the admin calls that you choose.',
          )}
          rows={keys.map((key) => (
            <TableRow key={key.id}>
              <RowHeader facts={factsOf(key)}>
                <div>{key.name}</div>
              </RowHeader>
              <TableCell>
                <Button
                  size="small"
                  aria-label={i18n.t('Revoke {name}', { name: key.name })}
                  onClick={() => setRevoked(key)}
                >
                  {i18n.t('Revoke')}
                </Button>
              </TableCell>
            </TableRow>
          ))}
        />
        {mcpUrl && (
          <Typography variant="body2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            {i18n.t(
              'Assistants read the shop through MCP at {mcpUrl}, with a key as bearer token.',
              { mcpUrl },
            )}
          </Typography>
        )}
      </FocusFallback>
      {isMaking && (
        <FormDialog
          title={i18n.t('Add key')}
          initialValues={{ name: '', until: '', permissions: '', ...none }}
          schema={schema}
          submitLabel={i18n.t('Create key')}
          onSubmit={async (values) => {
            const chosen = values as Record<string, unknown>;
            const permissions = offered.filter((one) => chosen[one] === true);
            if (permissions.length === 0) return i18n.t('Choose at least one permission.');
            const { name, until } = values;
            return onMake({ name: name.trim(), permissions, ...(until && { until }) });
          }}
          onClose={() => setMaking(false)}
        >
          <FormTextField
            name="name"
            label={i18n.t({ id: 'Name (of a thing)', message: 'Name' })}
            hint={i18n.t('The program that uses it')}
            required
          />
          <FormTextField
            name="until"
            label={i18n.t('Last day') + zoneNote()}
            type="date"
            hint={i18n.t('Leave empty for no end')}
          />
          <FormControl component="fieldset">
            <FormLabel component="legend">{i18n.t('Permissions')}</FormLabel>
            {offered.map((one) => (
              <FormCheckbox key={one} name={one} label={i18n.t(permissionLabels[one])} />
            ))}
          </FormControl>
        </FormDialog>
      )}
      {revoked && (
        <ConfirmDialog
          title={i18n.t('Revoke {name}?', { name: revoked.name })}
          confirmLabel={i18n.t('Revoke')}
          onConfirm={() => {
            onRevoke(revoked.id);
            setRevoked(undefined);
          }}
          onCancel={() => setRevoked(undefined)}
        >
          {i18n.t('The program that uses it will lose access.')}
        </ConfirmDialog>
      )}
    </>
  );
}
