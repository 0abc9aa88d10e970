import { useRef } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import { paths } from '../../../contract/paths.ts';
import type { TranslatedProductField } from '../../../contract/rules/translations.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import { useSaveProduct } from '../../data/admin/useAdminProduct.ts';
import type { Answer } from '../../data/answers/readAnswer.ts';
import type { ApiError, Outcome } from '../../data/apiError.ts';
import type { ApiClient } from '../../data/http.ts';
import { useEnvParams } from '../../data/useEnvParams.ts';
import { usePictureUpload } from '../../data/usePictureUpload.ts';
import {
  type ImportRow,
  isPictureUrl,
  type RowResult,
  renamePictures,
} from '../../features/admin/products/importRun.ts';
import type { PriceResult } from '../../features/admin/products/priceValues.ts';
import type { TextChange } from '../../lib/csv/productTexts.ts';

type Saved = Answer<'POST /addproduct' | 'POST /modifyproduct'>;

/** `note` names what could not be saved with the product. */
type SavedRow = { product: Translated | false; note: string };

type Saving = {
  /** Aborts before the row is saved; uploaded pictures are kept for a retry. */
  signal: AbortSignal;
  onProgress: (result: RowResult) => void;
};

/** Saves import rows, uploading the pictures of each first; uploads each picture once. */
export function useSaveImportRow() {
  const upload = usePictureUpload('POST /s3/upload');
  const { add, change } = useSaveProduct(false, 'import');
  const { send } = useApi();
  const { shopFiles = false } = useEnvParams();
  const uploaded = useRef(new WeakMap<File, string>());
  /** Names of fetched pictures by URL. Colours may share a picture. */
  const fetched = useRef(new Map<string, string>());

  const savedTexts = useRef(new WeakSet<TextChange>());
  /**
   * Saved products of rows with translations, by the rows' cells: a retry sends only translations.
   * Other rows may share their cells, like the colours in another shop's file.
   */
  const saved = useRef(new WeakMap<readonly string[], SavedRow>());

  /** Resolves to undefined if aborted before anything was saved. */
  return async function saveRow(
    row: ImportRow,
    { signal, onProgress }: Saving,
  ): Promise<RowResult | undefined> {
    const before = row.texts && saved.current.get(row.cells);
    if (before) return saveTexts(row, before);
    const stored = new Map<string, string>();
    for (const [name, file] of row.files) {
      onProgress({ status: 'uploading', picture: stored.size + 1, of: row.files.size });
      const problem = await uploadOnce(file, signal);
      if (signal.aborted) return undefined;
      if (problem) return { status: 'failed', reason: problem };
      stored.set(name, uploaded.current.get(file) ?? name);
    }
    const lost = await fetchPictures(row, stored, { signal, onProgress });
    if (typeof lost === 'string') return { status: 'failed', reason: lost };
    if (signal.aborted) return undefined;
    onProgress({ status: 'saving' });
    const outcome = await save(row, stored, lost);
    const notes = [...lost.values()];
    if (outcome.ok && row.kind === 'add' && row.oldPaths?.length) {
      notes.push(...(await redirect(row.oldPaths, outcome.data)));
    }
    if (!outcome.ok) return toResult(row, outcome);
    const product =
      outcome.data.product ?? (row.kind === 'change' && { ...row.change, _id: row.change.id });
    const done = { product, note: notes.join(' ') };
    if (row.texts && changesProduct(row)) saved.current.set(row.cells, done);
    return saveTexts(row, done);
  };

  async function saveTexts(row: ImportRow, { product, note }: SavedRow): Promise<RowResult> {
    const unsaved = product
      ? await saveRowTexts({ send }, product, row.texts ?? [], savedTexts.current)
      : undefined;
    if (unsaved === undefined) return { status: 'done', ...(note && { note }) };
    if (!changesProduct(row)) return { status: 'failed', reason: unsaved };
    const reason = i18n.t('Its translations are not saved: {message}', { message: unsaved });
    return { status: 'failed', reason, ...(product && { savedId: product._id }) };
  }

  /**
   * Fetches the pictures that have a URL. Resolves to the messages of those that can't be fetched, by
   * URL, or to one message if a retry may help.
   */
  async function fetchPictures(
    row: ImportRow,
    stored: Map<string, string>,
    { signal, onProgress }: Saving,
  ): Promise<Map<string, string> | string> {
    const lost = new Map<string, string>();
    const urls = row.newPictures.filter((name) => isPictureUrl(name) && !row.files.has(name));
    for (const [index, url] of urls.entries()) {
      if (signal.aborted) return lost;
      onProgress({ status: 'uploading', picture: index + 1, of: urls.length });
      const known = fetched.current.get(url);
      const outcome = known ? undefined : await send('POST /fetchpicture', { body: { url } });
      const name = known ?? (outcome?.ok ? outcome.data.images[0]?.name : undefined);
      if (name) {
        fetched.current.set(url, name);
        stored.set(url, name);
      } else if (outcome && !outcome.ok) {
        const { status, message } = outcome.error;
        if (![400, 413, 415].includes(status)) return message;
        lost.set(url, message);
      }
    }
    return lost;
  }

  /** Redirects the product's old path. Resolves to a note if that fails. */
  async function redirect(oldPaths: readonly string[], { product }: Saved): Promise<string[]> {
    if (!shopFiles || !product) return [];
    const set = oldPaths.map((from) => ({ from, to: paths.product(product._id) }));
    const outcome = await send('POST /saveredirects', { body: { set, remove: [] } });
    return outcome.ok
      ? []
      : [
          i18n.t('These old paths do not lead to it yet: {from}. {message}', {
            from: oldPaths.join(', '),
            message: outcome.error.message,
          }),
        ];
  }

  /** Resolves to the error message, or to undefined on success. */
  async function uploadOnce(file: File, signal: AbortSignal): Promise<string | undefined> {
    if (uploaded.current.has(file)) return undefined;
    const outcome = await upload(file, { signal });
    if (outcome.status !== 'stored') {
      const { reason } = outcome;
      return reason.includes(file.name)
        ? reason
        : i18n.t('“{file}”: {reason}', { file: file.name, reason });
    }
    uploaded.current.set(file, outcome.name);
    return undefined;
  }

  function save(
    row: ImportRow,
    stored: ReadonlyMap<string, string>,
    lost: ReadonlyMap<string, string>,
  ): Promise<Outcome<Saved>> {
    if (row.kind === 'add') {
      const images = row.product.images.filter(({ name }) => !lost.has(name));
      return add(renamePictures({ ...row.product, images }, stored));
    }
    if (row.kind === 'change') {
      if (!changesProduct(row)) return Promise.resolve({ ok: true, data: { success: true } });
      return change(renamePictures(row.change, stored));
    }
    throw new Error(`Row ${row.number} has nothing to save`);
  }
}

/** Returns false for a row that changes translations only. */
function changesProduct(row: ImportRow): boolean {
  return row.kind !== 'change' || row.differences.length > 0;
}

function toResult({ kind }: ImportRow, outcome: Outcome<unknown>): RowResult {
  if (kind === 'change' && !outcome.ok && outcome.error.status === 404) {
    return { status: 'failed', reason: reasonAgainst(outcome.error) };
  }
  const stale = i18n.t(
    'It has been changed in the meantime. Choose the file again to compare once more.',
  );
  return toRowResult(outcome, stale);
}

/** @param stale error message for a product that another admin has changed */
export function toRowResult(outcome: Outcome<unknown>, stale: string): PriceResult {
  if (outcome.ok) return { status: 'done' };
  const { status, reason, message } = outcome.error;
  const mayBeSaved = status === 0;
  return { status: 'failed', reason: reason === 'stale' ? stale : message, mayBeSaved };
}

type Translated = { _id: string } & { [K in TranslatedProductField]?: string | undefined };

/**
 * Saves a product's translations, and adds each to `saved`, so that a retry sends only the others.
 * Stops at the first failure, and resolves to its message.
 */
export async function saveRowTexts(
  { send }: Pick<ApiClient, 'send'>,
  product: Translated,
  changes: readonly TextChange[],
  saved: WeakSet<TextChange>,
): Promise<string | undefined> {
  for (const change of changes.filter((each) => !saved.has(each))) {
    const { language, version, fields } = change;
    const outcome = await send('POST /savetranslation', {
      body: {
        ...{ language, subject: 'product', id: product._id, version },
        fields: fields.map(({ field, to: text }) => ({
          ...{ field, text },
          // The server ignores spaces at the ends, too.
          source: product[field]?.replace(/^ +| +$/g, '') ?? '',
        })),
      },
    });
    if (!outcome.ok) {
      const { status } = outcome.error;
      const mayBeSaved = status === 0 || status === 409;
      if (!mayBeSaved || !(await isStored(change))) return reasonAgainst(outcome.error);
    }
    saved.add(change);
  }
  return undefined;

  /** Returns true if a save succeeded whose reply was lost. */
  async function isStored({ language, fields }: TextChange): Promise<boolean> {
    const query = { language, subject: 'product', id: product._id } as const;
    const found = await send('GET /translations', { query });
    const stored = found.ok ? found.data.entries[0]?.fields : undefined;
    const textOf = (field: string) => stored?.find((each) => each.field === field)?.text ?? '';
    return stored !== undefined && fields.every(({ field, to }) => textOf(field) === to);
  }
}

/** Error message of a row, even for a product that was deleted since the comparison. */
function reasonAgainst({ status, message }: ApiError): string {
  return status === 404
    ? i18n.t('It has been deleted in the meantime. To add it again, empty its id in the file.')
    : message;
}
