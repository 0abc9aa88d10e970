import { type ComponentType, type FunctionComponent, lazy, useState } from 'react';

/** The code of a component could not be loaded: no network, or a newer release has replaced it. */
export class CodeLoadError extends Error {
  constructor(cause: unknown) {
    super('Part of the shop could not be loaded', { cause });
    this.name = 'CodeLoadError';
  }
}

const failed = new Set<() => void>();

/** A component whose code comes when it is rendered, or before, by `load`. */
type LazyComponent<Props> = FunctionComponent<Props> & { load: () => Promise<void> };

/**
 * React's `lazy`, which would remember a failure for good; this one loads again once
 * `forgetFailedLoads` was called. Throws a `CodeLoadError` to the nearest error boundary.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyComponent<Props> {
  const create = () =>
    lazy(() =>
      load().catch((cause: unknown) => {
        failed.add(forget);
        throw new CodeLoadError(cause);
      }),
    );
  let Loaded: ComponentType<Props> = create();
  function forget() {
    Loaded = create();
  }
  function LazyComponent(props: Props) {
    // The same for as long as it is shown, even when its code is loaded meanwhile.
    const [Component] = useState(() => Loaded);
    return <Component {...props} />;
  }
  LazyComponent.load = async () => {
    Loaded = (await load()).default;
  };
  return LazyComponent;
}

/**
 * Lets components whose code could not be loaded be tried again. To be called when their error
 * boundary has shown it: while one is rendered, it would load again and again.
 */
export function forgetFailedLoads() {
  for (const forget of failed) forget();
  failed.clear();
}

/**
 * The props of a button that shows a component whose code is not there yet: it is loaded as soon as
 * a press is likely. What fails is tried again when it is pressed.
 */
export function loadedAhead({ load }: Pick<LazyComponent<never>, 'load'>) {
  const loadAhead = () => {
    load().catch(() => {});
  };
  return { onPointerEnter: loadAhead, onFocus: loadAhead };
}
