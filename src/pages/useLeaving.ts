import type { AccountDeletion } from '../../contract/schemas/user.ts';
import { useApi } from '../data/ApiProvider.tsx';
import { downloadText } from '../lib/downloadFile.ts';
import type { FormAnswer } from '../ui/FormDialog.tsx';
import { useToast } from '../ui/ToastProvider.tsx';
import { useLogout } from './useLogout.ts';

/** A customer's own data as a file, and the end of their account, which leads home. */
export function useLeaving() {
  const { send } = useApi();
  const showToast = useToast();
  const logout = useLogout();

  async function exportData() {
    const outcome = await send('GET /exportuser', {});
    if (!outcome.ok) return showToast({ text: 'Your data could not be loaded. Please try again.' });
    downloadText('my-data.json', JSON.stringify(outcome.data, null, 2), 'application/json');
  }

  async function deleteAccount(proof: AccountDeletion): Promise<FormAnswer<AccountDeletion>> {
    const outcome = await send('POST /deleteuser', { body: proof });
    if (outcome.ok) {
      logout();
      showToast({ text: 'Your account is deleted.', severity: 'success' });
      return undefined;
    }
    const { reason, fields, message } = outcome.error;
    if (reason !== 'failed' && Object.keys(fields).length > 0) return fields;
    // The last admin, or a payment under way: the server says it in its own words.
    if (reason !== 'failed' && message) return message;
    return 'Your account may already have been deleted. Log in to check before you try again.';
  }

  return { exportData, deleteAccount };
}
