import { useRef, useState } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import { formerShopLimits } from '../../../contract/rules/formerShop.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import { useRevalidate } from '../../data/useEndpoint.ts';
import type { FormerRun } from '../../features/admin/formerShop/FormerShopDialog.tsx';
import { readCsvFile } from '../../lib/csv/csv.ts';
import { productErrorsToCsv } from '../../lib/csv/productCsv.ts';
import type { FormerEntry, FormerProblem } from '../../lib/formerShop/cells.ts';
import type { FormerKind, FormerRole } from '../../lib/formerShop/columns.ts';
import {
  type FormerFile,
  readFormerFile,
  withFormerRoles,
} from '../../lib/formerShop/formerFile.ts';
import { headerKey } from '../../lib/shopFile/shopFile.ts';
import { downloadText } from '../../ui/browser.ts';
import { keptRoles } from './keptRoles.ts';

type WithFile = Extract<FormerRun, { file: FormerFile }>;

const none = { sent: 0, added: 0, changed: 0, known: 0 };

/** Imports a file of a former shop in batches. A row that the server refuses is sent alone. */
export function useFormerImport(kind: FormerKind) {
  const { send } = useApi();
  const revalidate = useRevalidate();
  const [run, setRun] = useState<FormerRun>({ step: 'choose' });
  const stopping = useRef(new AbortController());

  const keyOf = (header: readonly string[]) => `${kind}:${headerKey(header)}`;

  async function chooseFile(file: File) {
    setRun({ step: 'reading' });
    const text = await readCsvFile(file);
    const read =
      text === undefined
        ? i18n.t('Save {name} as “CSV UTF-8” first.', { name: file.name })
        : readFormerFile(kind, text, (header) => keptRoles.read()?.[keyOf(header)] as FormerRole[]);
    const start = { keepsConsents: false, counts: none, refused: [] };
    setRun(
      typeof read === 'string'
        ? { step: 'choose', problem: read }
        : { step: 'asking', fileName: file.name, file: read, ...start },
    );
  }

  function change(update: (now: WithFile) => Partial<WithFile>) {
    setRun((now) => ('file' in now ? { ...now, ...update(now) } : now));
  }

  function changeRoles(roles: FormerRole[]) {
    change(({ file }) => {
      keptRoles.write({ ...keptRoles.read(), [keyOf(file.header)]: roles });
      return { file: withFormerRoles(file, roles) };
    });
  }

  function sendEntries(file: FormerFile, [from, to]: [number, number], keepsConsents: boolean) {
    if (file.kind === 'orders') {
      const orders = file.entries.slice(from, to).map(({ value }) => value);
      return send('POST /importorders', { body: { orders } });
    }
    const customers = file.entries.slice(from, to).map(({ value }) => {
      const { consent: _, consentAt: __, ...rest } = value;
      return keepsConsents ? value : rest;
    });
    return send('POST /importcustomers', { body: { customers } });
  }

  async function start() {
    if (run.step !== 'asking') return;
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    const { file, keepsConsents } = run;
    const entries: readonly FormerEntry<unknown>[] = file.entries;
    const refused: FormerProblem[] = [];
    let counts = none;

    /** Halves a batch until only the refused entry is left; resolves to the reason to stop. */
    async function sendRange(from: number, to: number): Promise<string | undefined> {
      if (signal.aborted) return i18n.t('It was stopped');
      const outcome = await sendEntries(file, [from, to], keepsConsents);
      if (!outcome.ok && !refusals.includes(outcome.error.status)) return outcome.error.message;
      if (!outcome.ok && to - from > 1) {
        const middle = Math.floor((from + to) / 2);
        return (await sendRange(from, middle)) ?? sendRange(middle, to);
      }
      const { added = 0, changed = 0, known = 0 } = outcome.ok ? outcome.data : {};
      const message = outcome.ok ? undefined : outcome.error.message;
      if (message) {
        const rows = entries[from]?.rows ?? [];
        refused.push(...rows.map((row) => ({ row, problems: [message] })));
      }
      counts = {
        ...{ sent: to, added: counts.added + added },
        ...{ changed: counts.changed + changed, known: counts.known + known },
      };
      const shown = counts;
      change(() => ({ counts: shown, refused: [...refused] }));
      return undefined;
    }

    const { problem: _, ...rest } = run;
    setRun({ ...rest, step: 'running', counts, refused });
    let reason: string | undefined;
    const { rows } = formerShopLimits;
    for (let at = 0; at < entries.length && reason === undefined; at += rows) {
      reason = await sendRange(at, Math.min(at + rows, entries.length));
    }
    const problem = reason && stopText(counts.sent, reason);
    change(() => (problem ? { step: 'asking', problem } : { step: 'done' }));
    void revalidate('GET /formershop', 'GET /allformerorders', 'GET /customers');
  }

  function downloadProblems() {
    if (!('file' in run)) return;
    const { file, fileName, refused } = run;
    const rows = [...file.refused, ...file.incomplete, ...refused].map(({ row, problems }) => ({
      ...row,
      problems,
    }));
    const name = `${fileName.replace(/\.[^.]*$/, '')}-problems.csv`;
    downloadText(name, productErrorsToCsv(file.header, rows));
  }

  return {
    run,
    onFile: (file: File) => void chooseFile(file),
    onRoles: changeRoles,
    onKeepsConsents: (keepsConsents: boolean) => change(() => ({ keepsConsents })),
    onImport: () => void start(),
    onStop: () => stopping.current.abort(),
    onDownloadProblems: downloadProblems,
  };
}

/** Statuses of a batch with a wrong entry, or of one that is too large. */
const refusals: readonly number[] = [400, 413];

function stopText(sent: number, reason: string): string {
  return i18n.t(
    'Stopped after {sent}: {reason}. Import again to continue: nothing is imported twice.',
    { sent, reason: reason.replace(/\.$/, '') },
  );
}
