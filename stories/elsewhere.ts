import { setTimeZones } from '../contract/rules/timeZone.ts';

/** The shop is in Tokyo and its viewer in Lisbon, for `beforeEach`. */
export function elsewhere() {
  setTimeZones('Asia/Tokyo', 'Europe/Lisbon');
  return () => setTimeZones('UTC');
}
