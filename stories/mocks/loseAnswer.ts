import { HttpResponse, http } from 'msw';
import { getWorker } from 'msw-storybook-addon';

/** The first of these calls are carried out, and their answers are lost on the way. */
export function loseAnswer(path: `/${string}`, times = 1) {
  const carriedOut = 'X-Carried-Out';
  let left = times;
  getWorker().use(
    http.post(`*/api${path}`, async ({ request }) => {
      if (request.headers.has(carriedOut) || left-- <= 0) return undefined;
      const headers = new Headers(request.headers);
      headers.set(carriedOut, 'yes');
      await fetch(new Request(request.clone(), { headers }));
      return HttpResponse.error();
    }),
  );
}
