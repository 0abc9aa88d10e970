import { useRef, useState } from 'react';

/**
 * State of the form of a setting. After a stale save it keeps its values (`base`), until the admin
 * loads the newest ones or overwrites them (`keepMine`, then submit).
 */
export function useStaleForm<Setting extends { version?: number }>(newest: Setting) {
  const [sent, setSent] = useState<Setting>();
  const [isStale, setStale] = useState(false);
  const version = useRef<number>(undefined);
  const base = sent ?? newest;

  function loadNewer() {
    version.current = undefined;
    setSent(undefined);
    setStale(false);
  }

  function keepMine() {
    version.current = newest.version;
  }

  /** @param send receives the version to change; resolves to an error on `version` if it is outdated */
  async function save<Answer extends object | string | undefined>(
    send: (version: number | undefined) => Promise<Answer>,
  ): Promise<Answer | Record<string, never>> {
    setSent(base);
    const answer = await send(version.current ?? base.version);
    if (answer === undefined) loadNewer();
    if (typeof answer !== 'object' || !('version' in answer)) return answer;
    setStale(true);
    return {};
  }

  return { base, isStale, loadNewer, keepMine, save };
}
