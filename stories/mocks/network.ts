import { delay, HttpResponse, http } from 'msw';

/** What connection a story's shop is asked over. */
export type Network = 'fast' | 'slow' | 'offline' | 'failing';

/** Comes before the shop's own handlers. One that answers nothing leaves the call to them. */
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
