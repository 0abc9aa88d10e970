/** Whether this device has no network at all; a shop that is out of reach for itself is another matter. */
export function isOffline(): boolean {
  return !navigator.onLine;
}
