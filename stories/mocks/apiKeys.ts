import type { ApiKey } from '../../contract/schemas/apiKeys.ts';
import { mockEndpoint } from './mockEndpoint.ts';

/** The calls about API keys. */
export function apiKeyHandlers() {
  let keys: ApiKey[] = [];
  return [
    mockEndpoint('GET /apikeys', () => ({ reply: keys })),
    mockEndpoint('POST /makeapikey', ({ body: { name, permissions, until } }) => {
      const id = `key-${keys.length + 1}`;
      const key = `hl_${'mock'.repeat(10)}key`;
      const maker = { id: 'user-admin', name: 'Anna Souza' };
      keys = [
        ...keys,
        {
          ...{ id, name, permissions, maker, hint: key.slice(0, 9) },
          createdAt: '2026-03-01T12:00:00.000Z',
          ...(until && { until }),
        },
      ];
      return { reply: { success: true, key } };
    }),
    mockEndpoint('POST /revokeapikey/:id', ({ params: { id } }) => {
      keys = keys.filter((each) => each.id !== id);
      return { reply: { success: true } };
    }),
  ];
}
