import type { StoryContext } from '@storybook/react-vite';
import { getWorker, initialize, mswLoader } from 'msw-storybook-addon';
import { mockNetwork, type Network } from '../stories/mocks/network.ts';
import { mockShop, type ShopScenario } from '../stories/mocks/shop.ts';

// A URL without a scheme or with our own host is the shop's; only its API must be mocked.
initialize({
  quiet: true,
  serviceWorker: { url: './mockServiceWorker.js' },
  onUnhandledRequest(request, print) {
    if (new URL(request.url).pathname.includes('/api/')) print.error();
  },
});

/** Answers a story's calls as its parameters and the toolbar say, with mocks of its own. */
export async function mockTheShop(context: StoryContext) {
  const { parameters, globals } = context;
  await mswLoader(context);
  await activateMocks();
  const scenario: ShopScenario = { ...(await productsOf(context)), ...parameters.shop };
  getWorker().resetHandlers(...mockNetwork(globals.network as Network), ...mockShop(scenario));
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
