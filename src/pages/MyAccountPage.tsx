import type { UserChange } from '../../contract/schemas/user.ts';
import type { Outcome } from '../data/outcome.ts';
import { useShop } from '../data/ShopProvider.tsx';
import { useUpdateUser } from '../data/useUpdateUser.ts';
import { useUser } from '../data/useUser.ts';
import { AccountSection } from '../features/account/AccountSection.tsx';
import { OwnData } from '../features/account/OwnData.tsx';
import { type ProfileAnswer, ProfileForm } from '../features/account/ProfileForm.tsx';
import { confirmations } from '../features/account/profileValues.ts';
import { useToast } from '../ui/ToastProvider.tsx';
import type { Toast } from '../ui/toast.ts';
import { useLeaving } from './useLeaving.ts';

const answers = {
  updated: { text: 'User updated successfully', severity: 'success' },
  refused: { text: 'Failed to update user details' },
  failed: { text: 'An error occurred while updating user details.' },
} satisfies Record<string, Toast>;

function toAnswer(outcome: Outcome<unknown>): ProfileAnswer {
  if (outcome.ok) return { status: 'updated' };
  const { reason, fields } = outcome.error;
  return reason === 'failed' ? { status: reason } : { status: 'refused', fields };
}

/** Whether the server wants to know more than was sent before it changes an email or a password. */
function isAskedNow(change: UserChange, outcome: ProfileAnswer): boolean {
  if (outcome.status !== 'refused') return false;
  return confirmations.some((name) => outcome.fields[name] !== undefined && !change[name]);
}

/** `/account/myaccount`. */
export default function MyAccountPage() {
  const shop = useShop();
  const showToast = useToast();
  const user = useUser();
  const updateUser = useUpdateUser();
  const { exportData, deleteAccount } = useLeaving();

  async function save(change: UserChange) {
    const outcome = toAnswer(await updateUser(change));
    // The first time the form itself asks, which is no failure yet.
    if (!isAskedNow(change, outcome)) showToast(answers[outcome.status]);
    return outcome;
  }

  return (
    <>
      <title>{`My account · ${shop.name}`}</title>
      <AccountSection title="My account">
        {user.status === 'ready' && user.data && (
          <ProfileForm
            user={user.data}
            onSave={save}
            onInvalid={() => showToast({ text: 'Please fill in all required fields' })}
          />
        )}
        {user.status === 'ready' && user.data?.mayLeave && (
          <OwnData onExport={exportData} onDelete={deleteAccount} />
        )}
      </AccountSection>
    </>
  );
}
