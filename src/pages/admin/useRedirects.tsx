import { useState } from 'react';
import { redirectCount } from '../../../contract/rules/redirects.ts';
import type { Redirect } from '../../../contract/schemas/redirects.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import { useEnvParams } from '../../data/useEnvParams.ts';
import { redirectChanges } from '../../lib/redirectLines.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { OnDemand } from '../../ui/OnDemand.tsx';
import { useProblemToast } from '../useProblemToast.tsx';

const RedirectsDialog = lazyComponent(async () => {
  const { RedirectsDialog } = await import('../../features/admin/products/RedirectsDialog.tsx');
  return { default: RedirectsDialog };
});

/** Dialog with the redirects of a former shop; `open` is undefined if the server has none. */
export function useRedirects() {
  const { send } = useApi();
  const { shopFiles } = useEnvParams();
  const showProblem = useProblemToast();
  /** As loaded on opening. A newer list could have redirects that the dialog never showed. */
  const [opened, setOpened] = useState<readonly Redirect[]>();
  const close = () => setOpened(undefined);

  async function open() {
    const outcome = await send('GET /redirects', {});
    showProblem(outcome.ok ? undefined : outcome.error.message);
    if (outcome.ok) setOpened((shown) => shown ?? outcome.data);
  }

  async function save(before: readonly Redirect[], after: readonly Redirect[]) {
    const { set, remove } = redirectChanges(before, after);
    const { max } = redirectCount;
    for (let at = 0; at < Math.max(set.length, remove.length); at += max) {
      const body = { set: set.slice(at, at + max), remove: remove.slice(at, at + max) };
      const outcome = await send('POST /saveredirects', { body });
      if (!outcome.ok) return outcome.error.message;
    }
    return undefined;
  }

  return {
    open: shopFiles ? open : undefined,
    redirectsDialog: (
      <OnDemand wanted={opened !== undefined} onFail={close}>
        {opened && (
          <RedirectsDialog
            redirects={opened}
            onSave={(after) => save(opened, after)}
            onClose={close}
          />
        )}
      </OnDemand>
    ),
  };
}
