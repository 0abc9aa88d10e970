import { type ComponentType, lazy } from 'react';

/** The code of a component could not be loaded: no network, or a newer release has replaced it. */
export class CodeLoadError extends Error {
  constructor(cause: unknown) {
    super('A part of the shop could not be loaded', { cause });
    this.name = 'CodeLoadError';
  }
}

const failed = new Set<() => void>();

/**
 * React's `lazy`, which would remember a failure for good; this one loads again once
 * `forgetFailedLoads` was called. Throws a `CodeLoadError` to the nearest error boundary.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const create = () =>
    lazy(() =>
      load().catch((cause: unknown) => {
        failed.add(forget);
        throw new CodeLoadError(cause);
      }),
    );
  let Loaded = create();
  function forget() {
    Loaded = create();
  }
  return function LazyComponent(props: Props) {
    return <Loaded {...props} />;
  };
}

/**
 * Lets components whose code could not be loaded be tried again. To be called when their error
 * boundary has shown it: while one is rendered, it would load again and again.
 */
export function forgetFailedLoads() {
  for (const forget of failed) forget();
  failed.clear();
}
