import { useRef, useState } from 'react';
import type { AdminProduct } from '../../../contract/schemas/adminProduct.ts';
import { useRefreshProducts } from '../../data/admin/useRefreshProducts.ts';
import { useSaveProduct } from '../../data/admin/useSaveProduct.ts';
import type { Outcome } from '../../data/outcome.ts';
import { useEnvParams } from '../../data/useEnvParams.ts';
import {
  failedRows,
  type ImportRun,
  openRows,
  type RowResult,
} from '../../features/admin/products/importRun.ts';
import { readCsvFile } from '../../lib/csv.ts';
import { downloadText } from '../../lib/downloadFile.ts';
import { productErrorsToCsv } from '../../lib/productCsvErrors.ts';
import { type PlannedRow, planImport } from '../../lib/productCsvPlan.ts';

/**
 * A CSV file into the shop: compared with all products first, then applied row by row, each against
 * the version that it was compared with.
 */
export function useCsvImport(readAll: () => Promise<AdminProduct[]>) {
  const { allowedSizes, picturesNumber } = useEnvParams();
  const { add, change } = useSaveProduct(false);
  const refresh = useRefreshProducts();
  const [run, setRun] = useState<ImportRun>();
  const isStopped = useRef(false);

  async function readFile(file: File) {
    setRun({ step: 'reading' });
    const read = await planFile(file);
    // Who has closed it meanwhile wants nothing of it.
    setRun((now) => (now?.step === 'reading' ? read : now));
  }

  async function planFile(file: File): Promise<ImportRun> {
    const text = await readCsvFile(file);
    if (text === undefined) {
      return { step: 'choose', problem: `Save ${file.name} as “CSV UTF-8” first.` };
    }
    try {
      const plan = planImport(text, await readAll(), { allowedSizes, picturesNumber });
      if ('problem' in plan) return { step: 'choose', problem: plan.problem };
      return { step: 'planned', fileName: file.name, ...plan, results: new Map() };
    } catch {
      return { step: 'choose', problem: 'We could not reach the shop. Please try again.' };
    }
  }

  async function apply() {
    if (run?.step !== 'planned') return;
    isStopped.current = false;
    const { fileName, header, rows } = run;
    const results = new Map(run.results);
    const show = (step: 'planned' | 'running') =>
      setRun({ step, fileName, header, rows, results: new Map(results) });
    for (const row of openRows(rows, results)) {
      if (isStopped.current) break;
      results.set(row.line, { status: 'saving' });
      show('running');
      results.set(row.line, toResult(await save(row)));
    }
    show('planned');
    refresh();
  }

  function save(row: PlannedRow): Promise<Outcome<unknown>> {
    if (row.kind === 'add') return add(row.product);
    if (row.kind === 'change') return change(row.change);
    throw new Error(`Line ${row.line} has nothing to save`);
  }

  function downloadErrors() {
    if (run?.step !== 'planned') return;
    const { fileName, header, rows, results } = run;
    const name = `${fileName.replace(/\.[^.]*$/, '')}-errors.csv`;
    downloadText(name, productErrorsToCsv(header, failedRows(rows, results)));
  }

  return {
    run,
    open: () => setRun({ step: 'choose' }),
    close: () => setRun(undefined),
    readFile,
    apply,
    downloadErrors,
    stop: () => {
      isStopped.current = true;
    },
  };
}

function toResult(outcome: Outcome<unknown>): RowResult {
  if (outcome.ok) return { status: 'done' };
  const { reason, message } = outcome.error;
  const stale = 'It has been changed in the meantime. Choose the file again to compare once more.';
  return { status: 'failed', reason: reason === 'stale' ? stale : message };
}
