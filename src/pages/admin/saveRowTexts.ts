import { i18n } from '../../../contract/i18n.ts';
import type { TranslatedProductField } from '../../../contract/rules/translations.ts';
import type { ApiError } from '../../data/apiError.ts';
import type { ApiClient } from '../../data/http.ts';
import type { TextChange } from '../../lib/csv/productTexts.ts';

export type Translated = { _id: string } & { [K in TranslatedProductField]?: string | undefined };

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

/** Error message of a row, also for a product that was deleted since the comparison. */
export function reasonAgainst({ status, message }: ApiError): string {
  return status === 404
    ? i18n.t('It has been deleted in the meantime. To add it again, empty its id in the file.')
    : message;
}
