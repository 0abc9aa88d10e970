import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { object, string } from 'yup';
import { zoneNote } from '../../../../contract/rules/days.ts';
import { type KeyPermission, keyPermissions } from '../../../../contract/rules/permissions.ts';
import type { ApiKey, ApiKeyInput } from '../../../../contract/schemas/apiKeys.ts';
import { formatMoment, formatShortDate } from '../../../lib/dates.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { FocusFallback } from '../../../ui/FocusFallback.tsx';
import { FormCheckbox } from '../../../ui/FormCheckbox.tsx';
import { type FormAnswer, FormDialog } from '../../../ui/FormDialog.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';
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
  'orders:read': 'See orders',
  'orders:sums': 'See the sums of orders',
  'orders:ship': 'Send orders',
  'orders:write': 'Change orders',
  'orders:refund': 'Refund orders',
  'products:read': 'See products and stock',
  'products:write': 'Change products and stock',
  'reviews:read': 'See reviews',
  'reviews:write': 'Answer and hide reviews',
  'customers:read': 'See customers',
  'customers:write': 'Change customers',
  'customers:export': 'Export customers',
  'reports:read': 'See revenue',
  'texts:read': 'See contacts and texts',
  'texts:write': 'Change contacts and texts',
  'settings:read': 'See settings',
  'settings:write': 'Change settings',
  'audit:read': 'See the activity log',
};

/** Lines below a key's name. */
function factsOf({ hint, maker, permissions, usedAt, until }: ApiKey): string[] {
  return [
    `${hint}… · ${maker.name}`,
    permissions.map((one) => permissionLabels[one]).join(', ') || 'No permissions left',
    usedAt ? `Last used ${formatMoment(usedAt)}` : 'Never used',
    ...(until ? [`Until ${formatShortDate(`${until}T12:00:00Z`)}`] : []),
  ];
}

type Values = { name: string; until: string; permissions: string };

const schema = object({
  name: string().trim().required('Name is required').max(60, 'No more than 60 characters'),
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
          text="Copy this key now. It is not shown again."
          secret={made}
          copyLabel="Copy key"
        />
      )}
      <FocusFallback label="API keys">
        <TableCard
          title="API keys"
          action={<Button onClick={() => setMaking(true)}>Add key</Button>}
          columns={['Name', 'Change']}
          emptyText="No keys. A key lets a program make the admin calls that you choose."
          rows={keys.map((key) => (
            <TableRow key={key.id}>
              <TableCell component="th" scope="row">
                <div>{key.name}</div>
                {factsOf(key).map((fact) => (
                  <Typography key={fact} variant="caption" color="textSecondary" component="div">
                    {fact}
                  </Typography>
                ))}
              </TableCell>
              <TableCell>
                <Button
                  size="small"
                  aria-label={`Revoke ${key.name}`}
                  onClick={() => setRevoked(key)}
                >
                  Revoke
                </Button>
              </TableCell>
            </TableRow>
          ))}
        />
        {mcpUrl && (
          <Typography variant="body2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            {`Assistants read the shop through MCP at ${mcpUrl}, with a key as bearer token.`}
          </Typography>
        )}
      </FocusFallback>
      {isMaking && (
        <FormDialog
          title="Add key"
          initialValues={{ name: '', until: '', permissions: '', ...none }}
          schema={schema}
          submitLabel="Make key"
          onSubmit={async (values) => {
            const chosen = values as Record<string, unknown>;
            const permissions = offered.filter((one) => chosen[one] === true);
            if (permissions.length === 0) return 'Choose at least one permission.';
            const { name, until } = values;
            return onMake({ name: name.trim(), permissions, ...(until && { until }) });
          }}
          onClose={() => setMaking(false)}
        >
          <FormTextField name="name" label="Name" hint="The program that uses it" required />
          <FormTextField
            name="until"
            label={`Last day${zoneNote()}`}
            type="date"
            hint="Leave empty for no end"
          />
          <FormControl component="fieldset">
            <FormLabel component="legend">Permissions</FormLabel>
            {offered.map((one) => (
              <FormCheckbox key={one} name={one} label={permissionLabels[one]} />
            ))}
          </FormControl>
        </FormDialog>
      )}
      {revoked && (
        <ConfirmDialog
          open
          title={`Revoke ${revoked.name}?`}
          confirmLabel="Revoke"
          onConfirm={() => {
            onRevoke(revoked.id);
            setRevoked(undefined);
          }}
          onCancel={() => setRevoked(undefined)}
        >
          The program that uses it gets no more answers.
        </ConfirmDialog>
      )}
    </>
  );
}
