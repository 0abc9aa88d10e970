import { type PrintKind, printFileName } from '../../contract/rules/prints.ts';
import type { Outcome } from '../data/outcome.ts';
import { downloadFile } from '../lib/downloadFile.ts';
import { useToast } from '../ui/ToastProvider.tsx';

/** Hands over the PDF that a call answers, or says why there is none. Never rejects. */
export function useDownloadPrint() {
  const showToast = useToast();

  return async function downloadPrint(
    kind: PrintKind,
    orderNames: string[],
    asked: Promise<Outcome<Blob>>,
  ) {
    const outcome = await asked;
    if (outcome.ok) return downloadFile(printFileName(kind, orderNames), outcome.data);
    const { reason, message } = outcome.error;
    showToast({ text: reason === 'failed' ? `${message} Please try again.` : message });
  };
}
