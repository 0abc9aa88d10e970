/** IANA names of time zones, such as `Europe/Lisbon`. */
type TimeZones = {
  /** Zone in which the shop's days begin and end. */
  shop: string;
  /** Time zone of the reader. */
  viewer: string;
};

/**
 * Time zones of this process; UTC by default. Separate from `days.ts`, which the start does not
 * load.
 */
export const timeZones: TimeZones = { shop: 'UTC', viewer: 'UTC' };

/**
 * Sets the zones, once, before the first time is written.
 * @param viewer by default the shop's zone, as on a server, which does not know the reader
 */
export function setTimeZones(shop: string, viewer = shop): void {
  timeZones.shop = shop;
  timeZones.viewer = viewer;
}
