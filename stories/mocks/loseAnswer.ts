import { HttpResponse, http } from 'msw';
import { getWorker } from 'msw-storybook-addon';
import type { EndpointKey } from '../../contract/endpoint.ts';
import { routeOf } from './mockEndpoint.ts';

type PostKey = Extract<EndpointKey, `POST ${string}`>;

/** Number of replies still to be lost, by call. */
const toLose = new Map<PostKey, number>();

/** Carries out the first calls, and loses their replies. */
export function loseAnswer(key: PostKey, times = 1) {
  const carriedOut = 'X-Carried-Out';
  toLose.set(key, times);
  getWorker().use(
    http.post(routeOf(key).path, async ({ request }) => {
      const left = toLose.get(key) ?? 0;
      if (request.headers.has(carriedOut) || left === 0) return undefined;
      toLose.set(key, left - 1);
      const headers = new Headers(request.headers);
      headers.set(carriedOut, 'yes');
      await fetch(new Request(request.clone(), { headers }));
      return HttpResponse.error();
    }),
  );
}

/** Resets the losses before each story. */
export function loseNoAnswers() {
  toLose.clear();
}

/** @throws Error if a story has not made the calls whose replies should be lost */
export function assertAnswersLost() {
  const left = [...toLose].filter(([, times]) => times > 0).map(([key]) => key);
  if (left.length > 0) throw new Error(`No answer was lost, as it was not asked for: ${left}`);
}
