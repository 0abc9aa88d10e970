import type { SavedAddress, SavedAddressInput } from '../../contract/schemas/addresses.ts';
import type { UserChange } from '../../contract/schemas/user.ts';
import type { Outcome } from '../data/apiError.ts';
import { useAccount } from '../data/useAccount.ts';
import { useMySizes } from '../data/useMySizes.ts';
import { useUser } from '../data/useUser.ts';
import { AccountSection } from '../features/account/AccountSection.tsx';
import { OwnData } from '../features/account/OwnData.tsx';
import { type ProfileAnswer, ProfileForm } from '../features/account/ProfileForm.tsx';
import { confirmations } from '../features/account/profileValues.ts';
import { SavedAddresses } from '../features/account/SavedAddresses.tsx';
import { MySizes } from '../features/sizeGuide/MySizes.tsx';
import { useToast } from '../ui/ToastProvider.tsx';
import type { Toast } from '../ui/toast.ts';
import { PageHead } from './PageHead.tsx';
import { useLeaving } from './useLeaving.ts';
import { useMySizeChange } from './useMySize.ts';

const answers = {
  updated: { text: 'User updated successfully', severity: 'success' },
  refused: { text: 'Failed to update user details' },
  failed: { text: 'An error occurred while updating user details.' },
} satisfies Record<string, Toast>;

const addressTexts = {
  default: { text: 'Your default address is changed.', severity: 'success' },
  removed: { text: 'The address is removed.', severity: 'success' },
  failed: { text: 'Your addresses could not be changed. Please try again.' },
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
  const showToast = useToast();
  const user = useUser();
  const account = user.status === 'ready' ? user.data : null;
  const { updateUser, saveAddress, removeAddress } = useAccount();
  const { mySizes, onAccount } = useMySizes();
  const changeMySize = useMySizeChange();
  const { exportData, deleteAccount } = useLeaving();

  async function save(change: UserChange) {
    const outcome = toAnswer(await updateUser(change));
    // The first time the form itself asks, which is no failure yet.
    if (!isAskedNow(change, outcome)) showToast(answers[outcome.status]);
    return outcome;
  }

  async function keepAddress(input: SavedAddressInput) {
    const outcome = await saveAddress(input);
    if (outcome.ok) return undefined;
    const { fields, message } = outcome.error;
    return fields.address ? { address: fields.address } : message;
  }

  async function makeDefault(saved: SavedAddress) {
    const outcome = await saveAddress({ ...saved, isDefault: true });
    showToast(outcome.ok ? addressTexts.default : addressTexts.failed);
  }

  async function forgetAddress(id: string) {
    const outcome = await removeAddress(id);
    showToast(outcome.ok ? addressTexts.removed : addressTexts.failed);
  }

  return (
    <>
      <PageHead title="My account" />
      <AccountSection title="My account">
        {account && (
          <ProfileForm
            user={account}
            onSave={save}
            onInvalid={() => showToast({ text: 'Please fill in all required fields' })}
          />
        )}
        {account?.savedAddresses && (
          <SavedAddresses
            addresses={account.savedAddresses}
            onSave={keepAddress}
            onMakeDefault={makeDefault}
            onRemove={forgetAddress}
          />
        )}
        {onAccount && <MySizes sizes={mySizes} onChange={changeMySize} />}
        {account?.mayLeave && <OwnData onExport={exportData} onDelete={deleteAccount} />}
      </AccountSection>
    </>
  );
}
