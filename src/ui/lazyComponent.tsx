import { type ComponentType, type FunctionComponent, lazy, useState } from 'react';

/** A component's code failed to load: offline, or replaced by a newer release. */
export class CodeLoadError extends Error {
  constructor(cause: unknown) {
    super('Part of the shop could not be loaded', { cause });
    this.name = 'CodeLoadError';
  }
}

const failed = new Set<() => void>();

/** Component whose code loads on render, or earlier by `load`. */
type LazyComponent<Props> = FunctionComponent<Props> & { load: () => Promise<void> };

/**
 * Like React's `lazy`, which never retries a failed load; this one does after `forgetFailedLoads`.
 * Throws a `CodeLoadError` to the nearest error boundary.
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
    // Keep the same component while mounted, even if its code loads meanwhile.
    const [Component] = useState(() => Loaded);
    return <Component {...props} />;
  }
  LazyComponent.load = async () => {
    Loaded = (await load()).default;
  };
  return LazyComponent;
}

/**
 * Allows failed components to load again. Call it when their error boundary resets; during a render
 * it would cause an endless loop of loads.
 */
export function forgetFailedLoads() {
  for (const forget of failed) forget();
  failed.clear();
}

/**
 * Props of a button that opens a lazy component: loads its code as soon as a press is likely.
 * Failures are retried on press.
 */
export function preloadOnIntent({ load }: Pick<LazyComponent<never>, 'load'>) {
  const loadAhead = () => {
    load().catch(() => {});
  };
  return { onPointerEnter: loadAhead, onFocus: loadAhead };
}
