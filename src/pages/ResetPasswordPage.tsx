import { useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useShop } from '../data/ShopProvider.tsx';
import { usePasswordReset } from '../data/usePasswordReset.ts';
import { AccountSplit } from '../features/account/AccountSplit.tsx';
import { PasswordResetMessage } from '../features/account/PasswordResetMessage.tsx';
import { ResetPasswordForm } from '../features/account/ResetPasswordForm.tsx';
import { clothPicture } from '../lib/banners.ts';
import { paths } from '../lib/paths.ts';
import { useToast } from '../ui/ToastProvider.tsx';

/** `/reset-password?token=…`, where the emailed link leads. The URL soon keeps no token. */
export default function ResetPasswordPage() {
  const shop = useShop();
  const notify = useToast();
  const navigate = useNavigate();
  const { setPassword } = usePasswordReset();
  const [search] = useSearchParams();
  const { token } = (useLocation().state ?? {}) as { token?: string };
  const [problem, setProblem] = useState<'deadLink' | 'unsupported'>();

  if (search.has('token')) {
    return <Navigate to={paths.resetPassword} replace state={{ token: search.get('token') }} />;
  }

  async function reset(password: string) {
    const outcome = await setPassword(token ?? '', password);
    if (outcome.status === 'failed') notify({ text: outcome.message });
    else if (outcome.status !== 'done') setProblem(outcome.status);
    else {
      notify({ text: 'Your new password is set: log in with it.', severity: 'success' });
      navigate(paths.login, { replace: true });
    }
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
