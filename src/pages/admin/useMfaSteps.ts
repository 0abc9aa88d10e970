import { useState } from 'react';
import { type MfaBeginning, type MfaReplacement, useMfa } from '../../data/admin/useMfa.ts';
import type { MfaVerbs } from '../../features/admin/mfa/MfaPanel.tsx';
import type { MfaStep } from '../../features/admin/mfa/mfaStep.ts';
import { useToast } from '../../ui/ToastProvider.tsx';

/** Where the admin stands with MFA (`check`: what the server says), and the ways from step to step. */
export function useMfaSteps() {
  const notify = useToast();
  const { mfa: check, register, replace, verify } = useMfa();
  const [moved, setMoved] = useState<MfaStep>();
  const [isAdding, setAdding] = useState(false);

  async function onAdd() {
    setAdding(true);
    const beginning = await register();
    setAdding(false);
    goToSecret(beginning);
  }

  async function onReplace(values: MfaReplacement) {
    const beginning = await replace(values);
    if (beginning.status === 'refused') return beginning.fields;
    goToSecret(beginning);
    return undefined;
  }

  function goToSecret(beginning: MfaBeginning) {
    if (beginning.status === 'begun') setMoved({ name: 'secret', secret: beginning.secret });
    else notify({ text: 'Failed to register MFA. Please try again.' });
  }

  async function onVerify(token: string) {
    const ending = await verify(token);
    if (ending.status === 'failed') {
      notify({ text: 'Failed to verify MFA. Please try again.' });
      return ending.mistake;
    }
    const { recoveryCodes: codes } = ending;
    setMoved(codes.length > 0 ? { name: 'recoveryCodes', codes } : { name: 'enrolled' });
    notify({ text: 'MFA verification succeeded!', severity: 'success' });
    return undefined;
  }

  /** Between the QR code and its code. */
  function turnTo(name: 'secret' | 'verify') {
    if (moved && 'secret' in moved) setMoved({ name, secret: moved.secret });
  }

  const verbs: MfaVerbs = {
    isAdding,
    onAdd,
    onCloseSecret: () => turnTo('verify'),
    onShowSecret: () => turnTo('secret'),
    onVerify,
    onKept: () => setMoved({ name: 'enrolled' }),
    onBeginReplacing: () => setMoved({ name: 'replace' }),
    onCancelReplacing: () => setMoved({ name: 'enrolled' }),
    onReplace,
  };
  return { check, moved, verbs };
}
