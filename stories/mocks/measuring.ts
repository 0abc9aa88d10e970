import { exampleOrders } from '../../contract/examples/orders.ts';
import { messages as texts } from '../../contract/messages.ts';
import type { MeasuredMessage, Measuring } from '../../contract/schemas/measuring.ts';
import { MockFailure, mockEndpoint, refuseStale } from './mockEndpoint.ts';

const at = '2026-03-01T12:00:00.000Z';

/** Two messages, as a log has them. */
const exampleMessages: readonly MeasuredMessage[] = [
  {
    ...{ id: 'message-2', target: 'ga4', events: ['purchase'], at, state: 'sent' },
    ...{ order: exampleOrders[0]?._id ?? '', attempts: 1, answer: '204 No Content' },
  },
  {
    ...{ id: 'message-1', target: 'meta', events: ['PageView', 'ViewContent'], at },
    ...{ state: 'failed', attempts: 1, answer: '400 Bad Request OAuthException 100/33' },
  },
];

/** Calls about measuring. */
export function measuringHandlers() {
  let measuring: Measuring = {
    ...{ version: 0, ga4Id: '', metaPixel: '', metaTestCode: '' },
    ...{ hasGa4Secret: false, hasMetaToken: false },
  };
  return [
    mockEndpoint('POST /consent', () => ({ reply: { success: true } })),
    mockEndpoint('POST /measure', () => ({ reply: { success: true } })),
    mockEndpoint('GET /measuring', () => ({ reply: measuring })),
    mockEndpoint('GET /measuredmessages', () => ({
      reply: measuring.version > 0 ? [...exampleMessages] : [],
    })),
    mockEndpoint('POST /changemeasuring', ({ body }) => {
      const { version, ga4Secret, metaToken, ...ids } = body;
      refuseStale(measuring, version);
      const hasGa4Secret = Boolean(ids.ga4Id && (ga4Secret ?? measuring.hasGa4Secret));
      const hasMetaToken = Boolean(ids.metaPixel && (metaToken ?? measuring.hasMetaToken));
      if (ids.ga4Id && !hasGa4Secret)
        throw new MockFailure(400, texts.measuringSecret, 'ga4Secret');
      if (ids.metaPixel && !hasMetaToken) {
        throw new MockFailure(400, texts.measuringSecret, 'metaToken');
      }
      measuring = { ...ids, version: version + 1, hasGa4Secret, hasMetaToken };
      return { reply: { success: true, measuring } };
    }),
  ];
}
