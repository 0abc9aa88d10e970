import { useState } from 'react';
import { useShop } from '../data/ShopProvider.tsx';
import { usePasswordReset } from '../data/usePasswordReset.ts';
import { AccountSplit } from '../features/account/AccountSplit.tsx';
import { ForgotPasswordForm } from '../features/account/ForgotPasswordForm.tsx';
import { PasswordResetMessage } from '../features/account/PasswordResetMessage.tsx';
import { clothPicture } from '../lib/banners.ts';
import { useToast } from '../ui/ToastProvider.tsx';

/** `/forgot-password`: asks for the link that leads to `/reset-password`. */
export default function ForgotPasswordPage() {
  const shop = useShop();
  const notify = useToast();
  const { askForLink } = usePasswordReset();
  const [step, setStep] = useState<'form' | 'sent' | 'unsupported'>('form');

  async function ask(email: string) {
    const outcome = await askForLink(email);
    if (outcome.status === 'done') setStep('sent');
    else if (outcome.status === 'unsupported') setStep('unsupported');
    else if (outcome.status === 'failed') notify({ text: outcome.message });
  }

  return (
    <>
      <title>{`Forgot your password? · ${shop.name}`}</title>
      <AccountSplit pictureUrl={clothPicture}>
        {step === 'form' && <ForgotPasswordForm onAsk={ask} />}
        {step === 'sent' && <PasswordResetMessage state="sent" />}
        {step === 'unsupported' && (
          <PasswordResetMessage state="unsupported" supportEmail={shop.supportEmail} />
        )}
      </AccountSplit>
    </>
  );
}
