import { useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { i18n } from '../../../contract/i18n.ts';
import { paths } from '../../../contract/paths.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import type { ApiError } from '../../data/apiError.ts';
import { useShop } from '../../data/ShopProvider.tsx';
import { useStoredSession } from '../../data/session.ts';
import { AccountSplit } from '../../features/account/AccountSplit.tsx';
import {
  PasswordResetMessage,
  ResetPasswordForm,
} from '../../features/account/PasswordResetMessage.tsx';
import { clothPicture } from '../../lib/banners.ts';
import { useToast } from '../../ui/ToastProvider.tsx';
import { PageHead } from '../PageHead.tsx';
import { useProblemToast } from '../useProblemToast.tsx';

type LinkState = { token?: string; account?: string | null };

/** `/reset-password?token=…`, from the emailed link. The token is removed from the URL. */
export default function ResetPasswordPage() {
  const shop = useShop();
  const showToast = useToast();
  const showProblem = useProblemToast();
  const navigate = useNavigate();
  const { send } = useApi();
  const { forgetSession } = useStoredSession();
  const [search] = useSearchParams();
  const { token, account } = (useLocation().state ?? {}) as LinkState;
  const isFor = account === 'new' || account === 'staff' ? account : undefined;
  const [problem, setProblem] = useState<'deadLink' | 'unsupported'>();

  if (search.has('token')) {
    const link = { token: search.get('token'), account: search.get('account') };
    return <Navigate to={paths.resetPassword} replace state={link} />;
  }

  async function reset(password: string) {
    const outcome = await send('POST /resetpassword', { body: { token: token ?? '', password } });
    showProblem(undefined);
    if (outcome.ok) {
      // The reset ends all sessions of the account.
      forgetSession();
      showToast({
        text: isFor
          ? i18n.t('Your account is ready. Log in with your email and your password.')
          : i18n.t('Your new password is set. You can log in with it now.'),
        severity: 'success',
      });
      navigate(paths.login, { replace: true });
    } else if (outcome.error.status === 501) setProblem('unsupported');
    else if (isDeadLink(outcome.error)) setProblem('deadLink');
    else showProblem(outcome.error.message);
  }

  return (
    <>
      <PageHead
        title={isFor ? i18n.t('Choose a password') : i18n.t('Set a new password')}
        noindex
      />
      <AccountSplit pictureUrl={clothPicture}>
        {problem || !token ? (
          <PasswordResetMessage state={problem ?? 'deadLink'} supportEmail={shop.supportEmail} />
        ) : (
          <ResetPasswordForm account={isFor} onReset={reset} />
        )}
      </AccountSplit>
    </>
  );
}

/** True if the link is expired, used or unknown. */
function isDeadLink({ status, fields }: ApiError): boolean {
  return status === 400 && Object.keys(fields).some((name) => name.endsWith('token'));
}
