import type { StoryContext } from '@storybook/react-vite';
import { getResponse, type HttpHandler, http } from 'msw';
import { getWorker, initialize, mswLoader } from 'msw-storybook-addon';
import { loseNoAnswers } from '../stories/mocks/loseAnswer.ts';
import { mockNetwork, type Network } from '../stories/mocks/network.ts';
import { mockShop, type ShopScenario } from '../stories/mocks/shop.ts';

// Only API calls to our own host must be mocked.
initialize({
  quiet: true,
  serviceWorker: { url: './apiMocks.js' },
  onUnhandledRequest(request, print) {
    if (new URL(request.url).pathname.includes('/api/')) print.error();
  },
});

/** Sets up the mocks of a story by its parameters and the toolbar. */
export async function mockTheShop(context: StoryContext) {
  const { parameters, globals } = context;
  await mswLoader(context);
  await activateMocks();
  loseNoAnswers();
  const scenario: ShopScenario = { ...(await productsOf(context)), ...parameters.shop };
  const network = mockNetwork(globals.network as Network);
  getWorker().resetHandlers(...network, inOneHandler(mockShop(scenario)));
}

/** Combines handlers for speed, because MSW tries a hundred of them in turn. */
function inOneHandler(handlers: HttpHandler[]): HttpHandler {
  const byCall = new Map<string | undefined, HttpHandler[]>();
  for (const handler of handlers) {
    const name = nameOfCall(String(handler.info.path));
    byCall.set(name, [...(byCall.get(name) ?? []), handler]);
  }
  const ofAllCalls = byCall.get('*') ?? [];
  return http.all('*/api/*', async ({ request }) => {
    const { method, url } = request;
    const candidates = [...ofAllCalls, ...(byCall.get(nameOfCall(url)) ?? [])];
    const response = await getResponse(candidates, request);
    if (!response) throw new Error(`No mock answers ${method} ${url}`);
    return response;
  });
}

/** First path segment: `product` of `/api/product/:id`. */
function nameOfCall(url: string): string | undefined {
  return /\/api\/([^/?]+)/.exec(url)?.[1];
}

/**
 * Re-registers the page with the service worker. A busy browser may restart the worker, which then
 * does not know the page and would bypass the mocks.
 */
function activateMocks(): Promise<void> {
  const { serviceWorker } = navigator;
  return new Promise((resolve) => {
    if (!serviceWorker.controller) return resolve();
    const answered = new AbortController();
    serviceWorker.addEventListener(
      'message',
      ({ data }) => {
        if (data?.type !== 'MOCKING_ENABLED') return;
        answered.abort();
        resolve();
      },
      { signal: answered.signal },
    );
    serviceWorker.controller.postMessage('MOCK_ACTIVATE');
  });
}

/** Default products: many for states of shoppers' pages, the few named examples otherwise. */
async function productsOf({ parameters, tags }: StoryContext) {
  const isPagesState =
    /stories\/pages\/(?!admin\/)/.test(parameters.fileName) && !tags.includes('behaviour');
  if (!isPagesState) return {};
  const { season } = await import('../stories/mocks/season.ts');
  return { products: season };
}
