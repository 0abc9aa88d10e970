import { http } from 'msw';
import { getWorker } from 'msw-storybook-addon';

/** Delays the first of these calls until it is released. */
export function holdFirst(path: `/${string}`) {
  let release = () => {};
  let calls = 0;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  getWorker().use(
    http.post(`*/api${path}`, async () => {
      calls += 1;
      if (calls === 1) await released;
    }),
  );
  return { release, calls: () => calls };
}
