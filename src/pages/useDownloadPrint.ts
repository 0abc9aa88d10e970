import { type PrintKind, printFileName } from '../../contract/rules/prints.ts';
import type { PdfFile } from '../data/answers/readAnswer.ts';
import type { Outcome } from '../data/apiError.ts';
import { downloadFile } from '../lib/downloadFile.ts';
import { useToast } from '../ui/ToastProvider.tsx';
import { useProblemToast } from './useProblemToast.tsx';

/**
 * Downloads the PDF that a call answers with; a toast says why there is none, or what it leaves out.
 * Never rejects.
 */
export function useDownloadPrint() {
  const showToast = useToast();
  const tellProblem = useProblemToast();

  return async function downloadPrint(
    kind: PrintKind,
    orderNames: string[],
    asked: Promise<Outcome<PdfFile>>,
  ) {
    const outcome = await asked;
    if (outcome.ok) {
      const { file, headers } = outcome.data;
      const message = headers.get('X-Message');
      downloadFile(printFileName(kind, orderNames), file);
      tellProblem(undefined);
      if (message) showToast({ text: message, severity: 'warning', stays: true });
      return;
    }
    const { reason, message } = outcome.error;
    tellProblem(reason === 'failed' ? `${message} Please try again.` : message);
  };
}
