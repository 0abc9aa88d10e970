import { useRef } from 'react';
import { useSaveProduct } from '../../data/admin/useAdminProduct.ts';
import type { Outcome } from '../../data/apiError.ts';
import { usePictureUpload } from '../../data/usePictureUpload.ts';
import {
  type ImportRow,
  type RowResult,
  renamePictures,
} from '../../features/admin/products/importRun.ts';
import type { PriceResult } from '../../features/admin/products/priceValues.ts';

type Saving = {
  /** Aborts before the row is saved; uploaded pictures are kept for a retry. */
  signal: AbortSignal;
  onProgress: (result: RowResult) => void;
};

/** Saves import rows, uploading the pictures of each first; uploads each picture once. */
export function useSaveImportRow() {
  const upload = usePictureUpload('POST /s3/upload');
  const { add, change } = useSaveProduct(false, 'import');
  const uploaded = useRef(new WeakMap<File, string>());

  /** Resolves to undefined if aborted before anything was saved. */
  return async function saveRow(
    row: ImportRow,
    { signal, onProgress }: Saving,
  ): Promise<RowResult | undefined> {
    const stored = new Map<string, string>();
    for (const [name, file] of row.files) {
      onProgress({ status: 'uploading', picture: stored.size + 1, of: row.files.size });
      const problem = await uploadOnce(file, signal);
      if (signal.aborted) return undefined;
      if (problem) return { status: 'failed', reason: problem };
      stored.set(name, uploaded.current.get(file) ?? name);
    }
    onProgress({ status: 'saving' });
    return toResult(await save(row, stored));
  };

  /** Resolves to the error message, or to undefined on success. */
  async function uploadOnce(file: File, signal: AbortSignal): Promise<string | undefined> {
    if (uploaded.current.has(file)) return undefined;
    const outcome = await upload(file, { signal });
    if (outcome.status !== 'stored') {
      const { reason } = outcome;
      return reason.includes(file.name) ? reason : `“${file.name}”: ${reason}`;
    }
    uploaded.current.set(file, outcome.name);
    return undefined;
  }

  function save(row: ImportRow, stored: ReadonlyMap<string, string>): Promise<Outcome<unknown>> {
    if (row.kind === 'add') return add(renamePictures(row.product, stored));
    if (row.kind === 'change') return change(renamePictures(row.change, stored));
    throw new Error(`Row ${row.number} has nothing to save`);
  }
}

function toResult(outcome: Outcome<unknown>): RowResult {
  const stale = 'It has been changed in the meantime. Choose the file again to compare once more.';
  return toRowResult(outcome, stale);
}

/** @param stale error message for a product that another admin has changed */
export function toRowResult(outcome: Outcome<unknown>, stale: string): PriceResult {
  if (outcome.ok) return { status: 'done' };
  const { status, reason, message } = outcome.error;
  const mayBeSaved = status === 0;
  return { status: 'failed', reason: reason === 'stale' ? stale : message, mayBeSaved };
}
