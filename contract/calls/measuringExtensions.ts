import Type from 'typebox';
import {
  ConsentInput,
  ConsentReply,
  MeasuredEvents,
  MeasuredMessage,
  MeasureReply,
  Measuring,
  MeasuringInput,
  SavedMeasuring,
} from '../schemas/measuring.ts';
import type { EndpointRows } from './row.ts';

/** Extensions for measuring with consent (docs/decisions/0095-measuring-with-consent.md). */
export const measuringExtensions = {
  'POST /consent': {
    summary:
      'A visitor’s choice of who may measure their visit: sets a random id as a cookie, or deletes it with all that waits; 409 for purposes that have changed, 404 where nothing is measured',
    body: ConsentInput,
    reply: ConsentReply,
  },
  'POST /measure': {
    summary: 'Reports what a visitor looked at to whom they consented; ignored without a consent',
    body: MeasuredEvents,
    readOnly: true,
    reply: MeasureReply,
  },
  'GET /measuring': {
    permission: 'settings:read',
    summary: 'Where visits are reported to, without the secrets',
    reply: Measuring,
  },
  'POST /changemeasuring': {
    permission: 'settings:write',
    action: /*i18n*/ 'Changed the measuring of visits',
    summary:
      'Reports visits to Google Analytics and Meta, with consent; visitors are asked again when these change',
    body: MeasuringInput,
    audited: true,
    reply: SavedMeasuring,
  },
  'GET /measuredmessages': {
    permission: 'settings:read',
    summary: 'The last 100 messages to Google Analytics and Meta, latest first',
    reply: Type.Array(MeasuredMessage),
  },
} as const satisfies EndpointRows;
