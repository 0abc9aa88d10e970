import { expect, it } from 'vitest';
import { linenShirt } from '../../contract/examples/products.ts';
import { ApiError } from '../../src/data/apiError.ts';
import type { ApiClient } from '../../src/data/http.ts';
import type { TextChange } from '../../src/lib/csv/productTexts.ts';
import { saveRowTexts } from '../../src/pages/admin/useSaveImportRow.ts';

const changes: TextChange[] = (['pt', 'ar'] as const).map((language) => ({
  ...{ language, version: 1 },
  fields: [{ field: 'name', from: '', to: 'Camisa' }],
}));

/** A shop whose connection fails for some languages; `sent` has the saves. */
function openShop() {
  const shop = { sent: [] as string[], unreachable: new Set<string>(), stored: '' };
  async function send(key: string, { body }: { body?: { language: string } }) {
    if (key === 'GET /translations') {
      return { ok: true, data: { entries: [{ fields: [{ field: 'name', text: shop.stored }] }] } };
    }
    const language = body?.language ?? '';
    shop.sent.push(language);
    return shop.unreachable.has(language)
      ? { ok: false, error: new ApiError(0, { message: 'No connection' }) }
      : { ok: true, data: {} };
  }
  return { shop, client: { send } as unknown as Pick<ApiClient, 'send'> };
}

it('sends only the unsaved translations of a row again', async () => {
  const { shop, client } = openShop();
  const saved = new WeakSet<TextChange>();
  shop.unreachable.add('ar');
  expect(await saveRowTexts(client, linenShirt, changes, saved)).toBe('No connection');
  expect(shop.sent).toEqual(['pt', 'ar']);
  shop.unreachable.clear();
  expect(await saveRowTexts(client, linenShirt, changes, saved)).toBeUndefined();
  expect(shop.sent).toEqual(['pt', 'ar', 'ar']);
});

it('counts a translation as saved if only the reply was lost', async () => {
  const { shop, client } = openShop();
  shop.unreachable.add('pt');
  shop.stored = 'Camisa';
  expect(await saveRowTexts(client, linenShirt, changes, new WeakSet())).toBeUndefined();
  expect(shop.sent).toEqual(['pt', 'ar']);
});

it('says what to do if the product was deleted meanwhile', async () => {
  const error = new ApiError(404, { message: 'There is nothing of this id' });
  const client = { send: async () => ({ ok: false, error }) };
  const reason = await saveRowTexts(
    client as unknown as Pick<ApiClient, 'send'>,
    linenShirt,
    changes,
    new WeakSet(),
  );
  expect(reason).toMatch(/^It has been deleted in the meantime\. To add it again, empty its id/);
});
