import { useState } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import { useShop } from '../../data/ShopProvider.tsx';
import { AccountSplit } from '../../features/account/AccountSplit.tsx';
import {
  ForgotPasswordForm,
  PasswordResetMessage,
} from '../../features/account/PasswordResetMessage.tsx';
import { clothPicture } from '../../lib/banners.ts';
import { PageHead } from '../PageHead.tsx';
import { useProblemToast } from '../useProblemToast.tsx';

/** `/forgot-password`: requests an email with a link to `/reset-password`. */
export default function ForgotPasswordPage() {
  const shop = useShop();
  const showProblem = useProblemToast();
  const { send } = useApi();
  const [step, setStep] = useState<'form' | 'sent' | 'unsupported'>('form');

  async function ask(email: string) {
    const outcome = await send('POST /forgotpassword', { body: { email } });
    const isUnsupported = !outcome.ok && outcome.error.status === 501;
    showProblem(outcome.ok || isUnsupported ? undefined : outcome.error.message);
    if (outcome.ok) setStep('sent');
    if (isUnsupported) setStep('unsupported');
  }

  return (
    <>
      <PageHead title={i18n.t('Forgot your password?')} />
      <AccountSplit pictureUrl={clothPicture}>
        {step === 'form' ? (
          <ForgotPasswordForm onAsk={ask} />
        ) : (
          <PasswordResetMessage state={step} supportEmail={shop.supportEmail} />
        )}
      </AccountSplit>
    </>
  );
}
