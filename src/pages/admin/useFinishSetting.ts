import type { EndpointKey } from '../../../contract/endpoint.ts';
import { i18n } from '../../../contract/i18n.ts';
import type { Outcome } from '../../data/apiError.ts';
import { useRevalidate } from '../../data/useEndpoint.ts';
import { useToast } from '../../ui/ToastProvider.tsx';
import { listProblem } from '../useProblemToast.tsx';

type Setting = { id?: string; version?: number };

/**
 * Shows the result of changing a setting, and refetches the settings.
 * @param keys calls that return the settings
 * @param readAll reads the newest settings, if saves may conflict
 */
export function useFinishSetting(
  keys: EndpointKey[],
  readAll = async (): Promise<readonly Setting[]> => [],
) {
  const showToast = useToast();
  const revalidate = useRevalidate();

  /**
   * Resolves to errors by field.
   * @param sent saved values, to recognize a conflict caused by this save after a lost reply
   * @param text toast of a success
   */
  return async function finish(outcome: Outcome<unknown>, sent?: Setting, text = i18n.t('Saved')) {
    await revalidate(...keys);
    const isStale = !outcome.ok && outcome.error.reason === 'stale';
    const newest = isStale && sent && (await readAll().catch(() => null));
    if (outcome.ok || (newest && isSaved(sent, newest))) {
      showToast({ text, severity: 'success' });
      return undefined;
    }
    // Forms show their conflicts.
    if (!isStale || !sent) showToast({ text: listProblem(outcome.error) });
    return outcome.error.fields;
  };
}

/** True if the settings contain the sent values, ignoring the version. */
function isSaved({ version: _, ...sent }: Setting, settings: readonly Setting[]) {
  const found = settings.find(({ id }) => id === sent.id);
  return found !== undefined && JSON.stringify({ ...found, ...sent }) === JSON.stringify(found);
}
