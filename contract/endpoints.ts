import { catalogueExtensions } from './calls/catalogueExtensions.ts';
import { customerExtensions } from './calls/customerExtensions.ts';
import { deskExtensions } from './calls/deskExtensions.ts';
import { measuringExtensions } from './calls/measuringExtensions.ts';
import { orderExtensions } from './calls/orderExtensions.ts';
import type { Endpoint } from './calls/row.ts';
import { shopperExtensions } from './calls/shopperExtensions.ts';
import { specified } from './calls/specified.ts';
import { staffExtensions } from './calls/staffExtensions.ts';
import { textExtensions } from './calls/textExtensions.ts';
import { webhookExtensions } from './calls/webhookExtensions.ts';

/** Extensions: another server may lack these calls, and the app works without them. */
export const extensions = {
  ...{ ...shopperExtensions, ...orderExtensions, ...deskExtensions },
  ...{ ...catalogueExtensions, ...textExtensions },
  ...{ ...customerExtensions, ...staffExtensions, ...webhookExtensions, ...measuringExtensions },
};

/**
 * All calls of the API, one row each. Paths are relative to the API's URL (`/api` on our server).
 */
export const endpoints = { ...specified, ...extensions };

export const endpointOf = (key: keyof typeof endpoints): Endpoint => endpoints[key];
