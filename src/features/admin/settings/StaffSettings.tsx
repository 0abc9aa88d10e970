import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { object } from 'yup';
import { i18n } from '../../../../contract/i18n.ts';
import type {
  Staff,
  StaffChange,
  StaffInvitation,
  StaffMember,
} from '../../../../contract/schemas/staff.ts';
import { emailRule } from '../../../lib/formRules.ts';
import type { FormAnswer } from '../../../ui/FormDialog.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import { SettingsList } from './SettingsList.tsx';

type StaffSettingsProps = {
  staff: Staff;
  onInvite: (invitation: StaffInvitation) => Promise<FormAnswer<StaffInvitation>>;
  onChange: (id: string, change: StaffChange) => Promise<FormAnswer<StaffInvitation>>;
  onRemove: (id: string) => void;
};

/** Names of the ready roles, and their permissions. */
const readyRoles: Record<string, { label: string; text: string }> = {
  owner: { label: /*i18n*/ 'Owner', text: /*i18n*/ 'Everything' },
  manager: { label: /*i18n*/ 'Manager', text: /*i18n*/ 'Everything but staff' },
  packer: {
    label: /*i18n*/ 'Packer',
    text: /*i18n*/ 'Orders without prices, packing slips, received returns',
  },
  writer: { label: /*i18n*/ 'Writer', text: /*i18n*/ 'Products, pictures and texts' },
  bookkeeper: {
    label: /*i18n*/ 'Bookkeeper',
    text: /*i18n*/ 'Orders, invoices and figures, without changing them',
  },
};

const schema = object({ email: emailRule().required(() => i18n.t('Email is required')) });

/** Admins with their roles; invited, changed and removed. */
export function StaffSettings({ staff, onInvite, onChange, onRemove }: StaffSettingsProps) {
  const names = staff.roles.map(({ name }) => name);
  return (
    <SettingsList
      title={i18n.t('Staff')}
      addLabel={i18n.t('Invite')}
      addSubmitLabel={i18n.t('Send invitation')}
      columns={[i18n.t('Person')]}
      emptyText={i18n.t('Nobody has access.')}
      items={staff.members}
      nameOf={personOf}
      cellsOf={(member) => [<Person key={member.id} {...member} />]}
      wordsOf={({ email, role }) => [
        [i18n.t('email'), email],
        [i18n.t('role'), roleLabel(role)],
      ]}
      toValues={(member) => ({ email: member?.email ?? '', role: member?.role ?? 'manager' })}
      schema={schema}
      fields={<StaffFields roles={names} />}
      toInput={(values) => values}
      onSave={({ id, version, email, role }) =>
        version === undefined
          ? onInvite({ email: email.trim(), role })
          : onChange(id, { version, role })
      }
      end="remove"
      endText={i18n.t(
        'They are logged out and lose access at once. Their account becomes a customer account.',
      )}
      onEnd={onRemove}
    />
  );
}

/** Emails and roles are too long to stand side by side on a phone. */
function Person({ name, email, role, isInvited }: StaffMember) {
  const label = roleLabel(role);
  return (
    <>
      <div>{name || email}</div>
      {name && <Typography variant="caption">{email}</Typography>}
      <Typography variant="caption" color="textSecondary" component="div">
        {isInvited ? i18n.t('{role}, invited', { role: label }) : label}
      </Typography>
    </>
  );
}

function StaffFields({ roles }: { roles: readonly string[] }) {
  const { initialValues, values } = useFormikContext<StaffInvitation>();
  const ready = readyRoles[values.role];
  return (
    <>
      {initialValues.email === '' && (
        <FormTextField
          name="email"
          label={i18n.t('Email')}
          type="email"
          inputMode="email"
          hint={i18n.t(
            'We email a link to choose a password. The old password of a customer account stops working.',
          )}
          required
        />
      )}
      <FormTextField
        name="role"
        label={i18n.t('Role')}
        options={roles.map((role) => [role, roleLabel(role)])}
        help={ready ? i18n.t(ready.text) : ''}
      />
    </>
  );
}

function personOf({ name, email }: Pick<StaffMember, 'name' | 'email'>): string {
  return name || email;
}

function roleLabel(role: string): string {
  const ready = readyRoles[role];
  return ready ? i18n.t(ready.label) : role.charAt(0).toUpperCase() + role.slice(1);
}
