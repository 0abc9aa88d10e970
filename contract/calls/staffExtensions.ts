import Type from 'typebox';
import { ActivityPage, ActivityQuery } from '../schemas/activity.ts';
import { ApiKey, ApiKeyInput, MadeApiKey } from '../schemas/apiKeys.ts';
import { IdParams, SuccessReply } from '../schemas/common.ts';
import { MfaReplacement, MfaSecret } from '../schemas/mfa.ts';
import { Staff, StaffChange, StaffInvitation } from '../schemas/staff.ts';
import type { EndpointRows } from './row.ts';

/** Extensions for admins: staff, API keys and the activity log. */
export const staffExtensions = {
  'GET /staff': {
    permission: 'staff:read',
    summary: 'The admins with their roles, and what each role allows',
    reply: Staff,
  },
  'POST /invitestaff': {
    permission: 'staff:write',
    action: /*i18n*/ 'Invited an admin',
    summary:
      'Makes an admin of an email, who gets a link to choose a password; again for who has yet to. An account of a customer loses its password. 409 for an admin',
    body: StaffInvitation,
    audited: true,
    reply: SuccessReply,
  },
  'POST /changestaff/:id': {
    permission: 'staff:write',
    action: /*i18n*/ 'Changed a role',
    summary:
      'Gives an admin another role, from the next call on; 409 when `version` is not the newest, or for the last owner',
    params: IdParams,
    body: StaffChange,
    audited: true,
    reply: SuccessReply,
  },
  'POST /removestaff/:id': {
    permission: 'staff:write',
    action: /*i18n*/ 'Removed an admin',
    summary: 'Makes an admin a customer and ends their sessions; 409 for the last owner',
    params: IdParams,
    audited: true,
    reply: SuccessReply,
  },
  'GET /apikeys': {
    permission: 'staff:read',
    summary: 'Keys with which programs make admin calls, without the keys themselves',
    reply: Type.Array(ApiKey),
  },
  'POST /makeapikey': {
    permission: 'staff:write',
    action: /*i18n*/ 'Made an API key',
    summary:
      'Makes a key, sent as `Authorization: Bearer`, with some of the caller’s own permissions. The reply alone has it',
    body: ApiKeyInput,
    audited: true,
    reply: MadeApiKey,
  },
  'POST /revokeapikey/:id': {
    permission: 'staff:write',
    action: /*i18n*/ 'Revoked an API key',
    summary: 'Ends a key at once',
    params: IdParams,
    audited: true,
    reply: SuccessReply,
  },
  'GET /activity': {
    permission: 'audit:read',
    summary: 'Which admin changed what, latest first',
    query: ActivityQuery,
    reply: ActivityPage,
  },
  'POST /mfa/reregister': {
    permission: 'own',
    action: /*i18n*/ 'Began to replace an authenticator',
    summary: 'Starts enrolment of another authenticator; the one in use counts until verified',
    body: MfaReplacement,
    audited: true,
    reply: MfaSecret,
  },
} as const satisfies EndpointRows;
