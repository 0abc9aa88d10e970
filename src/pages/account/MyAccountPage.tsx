import { i18n } from '../../../contract/i18n.ts';
import { newsletterText } from '../../../contract/rules/newsletter.ts';
import type { SavedAddress, SavedAddressInput } from '../../../contract/schemas/addresses.ts';
import type { AccountDeletion, UserChange } from '../../../contract/schemas/user.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import type { Outcome } from '../../data/apiError.ts';
import { useShop } from '../../data/ShopProvider.tsx';
import { useAccount } from '../../data/useAccount.ts';
import { useEnvParams } from '../../data/useEnvParams.ts';
import { useMySizesByScale } from '../../data/useMySizeOf.ts';
import { useUser } from '../../data/useUser.ts';
import { AccountSection } from '../../features/account/AccountColumns.tsx';
import { confirmations } from '../../features/account/accountValues.ts';
import { Newsletter } from '../../features/account/Newsletter.tsx';
import { OwnData } from '../../features/account/OwnData.tsx';
import { type ProfileAnswer, ProfileForm } from '../../features/account/ProfileForm.tsx';
import { SavedAddresses } from '../../features/account/SavedAddresses.tsx';
import { MySizes } from '../../features/sizeGuide/SizeChoice.tsx';
import { downloadText } from '../../ui/browser.ts';
import type { FormAnswer } from '../../ui/FormDialog.tsx';
import { OwnZips } from '../../ui/OwnZips.ts';
import type { Toast } from '../../ui/ToastBar.tsx';
import { useToast } from '../../ui/ToastProvider.tsx';
import { PageHead } from '../PageHead.tsx';
import { useGuideScales, useMySizeChange } from '../useMySize.ts';
import { useLogout } from './useLogout.ts';

const answers = (): Record<ProfileAnswer['status'], Toast> => ({
  updated: { text: i18n.t('User updated successfully'), severity: 'success' },
  refused: { text: i18n.t('Failed to update user details') },
  failed: { text: i18n.t('An error occurred while updating user details.') },
});

const addressToasts = (): Record<'default' | 'removed' | 'failed', Toast> => ({
  default: { text: i18n.t('Your default address is changed.'), severity: 'success' },
  removed: { text: i18n.t('The address is removed.'), severity: 'success' },
  failed: { text: i18n.t('Your addresses could not be changed. Please try again.') },
});

function toAnswer(outcome: Outcome<unknown>): ProfileAnswer {
  if (outcome.ok) return { status: 'updated' };
  const { reason, fields } = outcome.error;
  return reason === 'failed' ? { status: reason } : { status: 'refused', fields };
}

/** True if the server asks for a proof that was not sent yet. */
function isNewlyAsked(change: UserChange, outcome: ProfileAnswer): boolean {
  if (outcome.status !== 'refused') return false;
  return confirmations.some((name) => outcome.fields[name] !== undefined && !change[name]);
}

export default function MyAccountPage() {
  const showToast = useToast();
  const user = useUser();
  const { ownZips } = useEnvParams();
  const account = user.data;
  const { name } = useShop();
  const { updateUser, saveAddress, removeAddress, chooseNewsletter } = useAccount();
  const { mySizes, onAccount } = useMySizesByScale();
  const scales = useScales();
  const changeMySize = useMySizeChange();
  const { exportData, deleteAccount } = useAccountDeletion();

  async function save(change: UserChange) {
    const outcome = toAnswer(await updateUser(change));
    // Not a failure the first time: the form then asks for the proof.
    if (!isNewlyAsked(change, outcome)) showToast(answers()[outcome.status]);
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
    showToast(addressToasts()[outcome.ok ? 'default' : 'failed']);
  }

  async function changeNewsletter(wanted: boolean) {
    const outcome = await chooseNewsletter(wanted);
    if (!outcome.ok)
      showToast({ text: i18n.t('Your newsletter choice could not be saved. Please try again.') });
  }

  async function forgetAddress(id: string) {
    const outcome = await removeAddress(id);
    showToast(addressToasts()[outcome.ok ? 'removed' : 'failed']);
  }

  return (
    <OwnZips value={ownZips === true}>
      <PageHead title={i18n.t('My account')} />
      <AccountSection title={i18n.t('My account')}>
        {account && <ProfileForm user={account} onSave={save} />}
        {account?.savedAddresses && (
          <SavedAddresses
            addresses={account.savedAddresses}
            onSave={keepAddress}
            onMakeDefault={makeDefault}
            onRemove={forgetAddress}
          />
        )}
        {onAccount && <MySizes mySizes={mySizes} scales={scales} onChange={changeMySize} />}
        {account?.newsletter && (
          <Newsletter
            state={account.newsletter}
            text={newsletterText(name)}
            onChange={changeNewsletter}
          />
        )}
        {account?.mayLeave && <OwnData onExport={exportData} onDelete={deleteAccount} />}
      </AccountSection>
    </OwnZips>
  );
}

/** Size scales of each category, where the server has scales. */
function useScales() {
  return { women: useGuideScales('women'), men: useGuideScales('men'), kid: useGuideScales('kid') };
}

/** Data export and account deletion, which ends at the home page. */
function useAccountDeletion() {
  const { send } = useApi();
  const showToast = useToast();
  const logout = useLogout();

  async function exportData() {
    const outcome = await send('GET /exportuser', {});
    if (!outcome.ok)
      return showToast({ text: i18n.t('Your data could not be loaded. Please try again.') });
    downloadText('my-data.json', JSON.stringify(outcome.data, null, 2), 'application/json');
  }

  async function deleteAccount(proof: AccountDeletion): Promise<FormAnswer<AccountDeletion>> {
    const outcome = await send('POST /deleteuser', { body: proof });
    if (outcome.ok) {
      logout();
      showToast({ text: i18n.t('Your account is deleted.'), severity: 'success' });
      return undefined;
    }
    const { reason, fields, message } = outcome.error;
    if (reason !== 'failed' && Object.keys(fields).length > 0) return fields;
    // For the last admin or a pending payment, show the server's message.
    if (reason !== 'failed' && message) return message;
    return i18n.t(
      'Your account may already have been deleted. Log in to check before you try again.',
    );
  }

  return { exportData, deleteAccount };
}
