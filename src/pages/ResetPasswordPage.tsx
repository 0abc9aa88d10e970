import { useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useApi } from '../data/ApiProvider.tsx';
import type { ApiError } from '../data/apiError.ts';
import { useShop } from '../data/ShopProvider.tsx';
import { useStoredSession } from '../data/useStoredSession.ts';
import { AccountSplit } from '../features/account/AccountSplit.tsx';
import { PasswordResetMessage } from '../features/account/PasswordResetMessage.tsx';
import { ResetPasswordForm } from '../features/account/ResetPasswordForm.tsx';
import { clothPicture } from '../lib/banners.ts';
import { paths } from '../lib/paths.ts';
import { useToast } from '../ui/ToastProvider.tsx';

/** `/reset-password?token=…`, where the emailed link leads. The URL soon keeps no token. */
export default function ResetPasswordPage() {
  const shop = useShop();
  const showToast = useToast();
  const navigate = useNavigate();
  const { send } = useApi();
  const { forgetSession } = useStoredSession();
  const [search] = useSearchParams();
  const { token } = (useLocation().state ?? {}) as { token?: string };
  const [problem, setProblem] = useState<'deadLink' | 'unsupported'>();

  if (search.has('token')) {
    return <Navigate to={paths.resetPassword} replace state={{ token: search.get('token') }} />;
  }

  async function reset(password: string) {
    const outcome = await send('POST /resetpassword', { body: { token: token ?? '', password } });
    if (outcome.ok) {
      // Every session of the account has ended with it.
      forgetSession();
      showToast({
        text: 'Your new password is set. You can log in with it now.',
        severity: 'success',
      });
      navigate(paths.login, { replace: true });
    } else if (outcome.error.status === 501) setProblem('unsupported');
    else if (isDeadLink(outcome.error)) setProblem('deadLink');
    else showToast({ text: outcome.error.message });
  }

  return (
    <>
      <title>{`Set a new password · ${shop.name}`}</title>
      <meta name="robots" content="noindex" />
      <AccountSplit pictureUrl={clothPicture}>
        {problem === 'unsupported' ? (
          <PasswordResetMessage state={problem} supportEmail={shop.supportEmail} />
        ) : problem || !token ? (
          <PasswordResetMessage state="deadLink" />
        ) : (
          <ResetPasswordForm onReset={reset} />
        )}
      </AccountSplit>
    </>
  );
}

/** The link has run out, was used already, or never was. */
function isDeadLink({ status, fields }: ApiError): boolean {
  return status === 400 && Object.keys(fields).some((name) => name.endsWith('token'));
}
