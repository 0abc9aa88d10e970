import { delay, HttpResponse, http } from 'msw';

/** Connection to a story's shop. */
export type Network = 'fast' | 'slow' | 'offline' | 'failing';

/** Runs before the shop's handlers, which take the call if it does not reply. */
export function mockNetwork(network: Network) {
  if (network === 'fast') return [];
  return [
    http.all('*/api/*', async () => {
      if (network === 'slow') return void (await delay(3000));
      if (network === 'offline') return HttpResponse.error();
      return HttpResponse.json({ success: false, message: 'The server fails.' }, { status: 500 });
    }),
  ];
}
