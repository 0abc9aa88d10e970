import { useFormikContext } from 'formik';
import { object } from 'yup';
import type { Staff, StaffInvitation, StaffMember } from '../../../../contract/schemas/staff.ts';
import { emailRule } from '../../../lib/formRules.ts';
import type { FormAnswer } from '../../../ui/FormDialog.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import { SettingsList } from './SettingsList.tsx';

type StaffSettingsProps = {
  staff: Staff;
  onInvite: (invitation: StaffInvitation) => Promise<FormAnswer<StaffInvitation>>;
  onChange: (id: string, role: string) => Promise<FormAnswer<StaffInvitation>>;
  onRemove: (id: string) => void;
};

/** Permissions of each ready role. */
const roleTexts: Record<string, string> = {
  owner: 'Everything',
  manager: 'Everything but staff',
  packer: 'Orders without prices, packing slips, received returns',
  writer: 'Products, pictures and texts',
  bookkeeper: 'Orders, invoices and figures, without changing them',
};

/** Admins with their roles; invited, changed and removed. */
export function StaffSettings({ staff, onInvite, onChange, onRemove }: StaffSettingsProps) {
  const names = staff.roles.map(({ name }) => name);
  return (
    <SettingsList
      title="Staff"
      addLabel="Invite"
      addSubmitLabel="Send invitation"
      columns={['Person', 'Role']}
      emptyText="Nobody has access."
      // The server has no versions here: the last change counts.
      items={staff.members.map((member) => ({ ...member, version: 1 }))}
      nameOf={personOf}
      cellsOf={(member) => [
        [personOf(member), member.name && member.email].filter(Boolean).join(' · '),
        roleLabel(member.role) + (member.isInvited ? ', invited' : ''),
      ]}
      wordsOf={({ email, role }) => ({ email, role })}
      toValues={(member) => ({ email: member?.email ?? '', role: member?.role ?? 'manager' })}
      schema={object({ email: emailRule().required('Email is required') })}
      fields={<StaffFields roles={names} />}
      toInput={(values) => values}
      onSave={({ id, version, email, role }) =>
        version === undefined ? onInvite({ email: email.trim(), role }) : onChange(id, role)
      }
      endLabel="Remove"
      endText="They are logged out and lose access at once. Their account stays, as a customer’s."
      onEnd={onRemove}
    />
  );
}

function StaffFields({ roles }: { roles: readonly string[] }) {
  const { initialValues, values } = useFormikContext<StaffInvitation>();
  return (
    <>
      {initialValues.email === '' && (
        <FormTextField
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          hint="Gets a link to choose a password. A customer’s account loses its old one."
          required
        />
      )}
      <FormTextField
        name="role"
        label="Role"
        options={roles.map((role) => [role, roleLabel(role)])}
        help={roleTexts[values.role] ?? ''}
      />
    </>
  );
}

function personOf({ name, email }: Pick<StaffMember, 'name' | 'email'>): string {
  return name || email;
}

function roleLabel(role: string): string {
  return role.charAt(0).toUpperCase() + role.slice(1);
}
