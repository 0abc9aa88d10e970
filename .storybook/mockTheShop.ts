import type { StoryContext } from '@storybook/react-vite';
import { getResponse, type HttpHandler, http } from 'msw';
import { getWorker, initialize, mswLoader } from 'msw-storybook-addon';
import { loseNoAnswers } from '../stories/mocks/loseAnswer.ts';
import { mockNetwork, type Network } from '../stories/mocks/network.ts';
import { mockShop, type ShopScenario } from '../stories/mocks/shop.ts';

// A URL without a scheme or with our own host is the shop's; only its API must be mocked.
initialize({
  quiet: true,
  serviceWorker: { url: './apiMocks.js' },
  onUnhandledRequest(request, print) {
    if (new URL(request.url).pathname.includes('/api/')) print.error();
  },
});

/** Answers a story's calls as its parameters and the toolbar say, with mocks of its own. */
export async function mockTheShop(context: StoryContext) {
  const { parameters, globals } = context;
  await mswLoader(context);
  await activateMocks();
  loseNoAnswers();
  const scenario: ShopScenario = { ...(await productsOf(context)), ...parameters.shop };
  const network = mockNetwork(globals.network as Network);
  getWorker().resetHandlers(...network, inOneHandler(mockShop(scenario)));
}

/** MSW compares a call with each handler in turn, and a shop has a hundred of them. */
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

/** Of `/api/product/:id` the `product`. */
function nameOfCall(url: string): string | undefined {
  return /\/api\/([^/?]+)/.exec(url)?.[1];
}

/**
 * A busy browser stops the service worker, and the one that it starts again knows nothing of this
 * page: its calls would go past the mocks.
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

/** What a page's state shows unless it says so itself: a behaviour knows the few examples by name. */
async function productsOf({ parameters, tags }: StoryContext) {
  const isPagesState = /stories\/pages\//.test(parameters.fileName) && !tags.includes('behaviour');
  if (!isPagesState) return {};
  const { season } = await import('../stories/mocks/season.ts');
  return { products: season };
}
