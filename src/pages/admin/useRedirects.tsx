import { useState } from 'react';
import { redirectCount } from '../../../contract/rules/redirects.ts';
import type { Redirect } from '../../../contract/schemas/redirects.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import { useEndpoint, useRevalidate } from '../../data/useEndpoint.ts';
import { useEnvParams } from '../../data/useEnvParams.ts';
import { redirectChanges } from '../../lib/redirectLines.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { OnDemand } from '../../ui/OnDemand.tsx';

const RedirectsDialog = lazyComponent(async () => {
  const { RedirectsDialog } = await import('../../features/admin/products/RedirectsDialog.tsx');
  return { default: RedirectsDialog };
});

/** Dialog with the redirects of a former shop; `open` is undefined if the server has none. */
export function useRedirects() {
  const { send } = useApi();
  const { shopFiles } = useEnvParams();
  const revalidate = useRevalidate();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { data } = useEndpoint('GET /redirects', isOpen ? {} : null, { revalidateOnFocus: false });

  async function save(before: readonly Redirect[], after: readonly Redirect[]) {
    const { set, remove } = redirectChanges(before, after);
    const { max } = redirectCount;
    for (let at = 0; at < Math.max(set.length, remove.length); at += max) {
      const body = { set: set.slice(at, at + max), remove: remove.slice(at, at + max) };
      const outcome = await send('POST /saveredirects', { body });
      if (!outcome.ok) return outcome.error.message;
    }
    await revalidate('GET /redirects');
    return undefined;
  }

  return {
    open: shopFiles ? () => setOpen(true) : undefined,
    redirectsDialog: (
      <OnDemand wanted={isOpen} onFail={close}>
        {isOpen && data && (
          <RedirectsDialog redirects={data} onSave={(after) => save(data, after)} onClose={close} />
        )}
      </OnDemand>
    ),
  };
}
