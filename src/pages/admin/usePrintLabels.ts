import type { LabelsRequest } from '../../../contract/schemas/stock.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import { useEnvParams } from '../../data/useEnvParams.ts';
import { downloadFile } from '../../ui/browser.ts';
import { useProblemToast } from '../useProblemToast.tsx';

/** Downloads labels of sizes as a PDF; undefined if the server can't create them. Never rejects. */
export function usePrintLabels() {
  const { send } = useApi();
  const { labels } = useEnvParams();
  const showProblem = useProblemToast();
  if (!labels) return undefined;
  return async (lines: LabelsRequest['lines']) => {
    const outcome = await send('POST /printlabels', { body: { lines } });
    if (outcome.ok) downloadFile('labels.pdf', outcome.data.file);
    showProblem(outcome.ok ? undefined : outcome.error.message);
  };
}
