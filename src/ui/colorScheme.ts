import { useLayoutEffect, useSyncExternalStore } from 'react';

/** `system` follows the device. */
export type SchemeMode = 'light' | 'dark' | 'system';

/** As MUI's script in index.html reads it, which sets the root's attribute before the first paint. */
const storageKey = 'mui-mode';

const listeners = new Set<() => void>();

/** What was chosen, where the browser does not store it. */
let unstored: SchemeMode | undefined;

/** Chooses between the light and the dark look, for this browser. */
export function setSchemeMode(mode: SchemeMode): void {
  try {
    localStorage.setItem(storageKey, mode);
    unstored = undefined;
  } catch {
    // Storage is full, or disabled.
    unstored = mode;
  }
  for (const listener of listeners) listener();
}

/** What was chosen; while a page is taken over from a server, what that took it for. */
export function useSchemeMode(): SchemeMode {
  return useSyncExternalStore(subscribe, readMode, () => 'system');
}

/** What is shown; undefined while a page is taken over from a server, which knows no device. */
export function useColorScheme(): 'light' | 'dark' | undefined {
  return useSyncExternalStore(subscribe, readScheme, () => undefined);
}

/** Keeps the root's attribute, by which all styles know the scheme, as it was chosen. */
export function useRootScheme(): void {
  useLayoutEffect(() => {
    paintRoot();
    return subscribe(paintRoot);
  }, []);
}

function paintRoot() {
  const { dataset } = document.documentElement;
  const scheme = readScheme();
  if (dataset.colorScheme === scheme) return;
  // All of the page changes in one go: what would glide there has done so once styles are worked out.
  dataset.schemeChanges = '';
  dataset.colorScheme = scheme;
  document.body.getBoundingClientRect();
  delete dataset.schemeChanges;
}

function readMode(): SchemeMode {
  const mode = unstored ?? stored();
  return mode === 'light' || mode === 'dark' ? mode : 'system';
}

function readScheme() {
  const mode = readMode();
  if (mode !== 'system') return mode;
  return darkSystem().matches ? 'dark' : 'light';
}

function stored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    // Storage that is disabled throws at every touch.
    return null;
  }
}

function subscribe(listener: () => void) {
  const system = darkSystem();
  listeners.add(listener);
  // Another tab has changed it.
  window.addEventListener('storage', listener);
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    system.removeEventListener('change', listener);
  };
}

function darkSystem(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)');
}
