import type { EndpointKey } from '../../../contract/endpoint.ts';
import { endpointOf, endpoints } from '../../../contract/endpoints.ts';
import { msPerDay } from '../../../contract/rules/days.ts';
import { toDollars } from '../../../contract/rules/money.ts';
import { formatOrderNumber } from '../../../contract/rules/orderNumber.ts';
import type {
  Activity,
  ActivityPage,
  ActivityQuery,
  ActivitySubject,
} from '../../../contract/schemas/activity.ts';
import { inCurrencyOf } from '../../lib/currencies.ts';
import { isUuid } from '../../lib/ids.ts';
import { addMs } from '../../lib/time.ts';
import { findActivity, findActors, removeActivityBefore } from '../../repositories/activity.ts';
import type { Caller } from '../../security/caller.ts';
import type { Context } from '../context.ts';
import { periodOf } from './adminOrders.ts';

/**
 * A page of the changes by admins. Amounts are left out if the admin may not see them.
 * @throws BadInput for nonexistent days, or a period that ends before it begins
 */
export async function readActivity(
  { db }: Context,
  { permissions }: Pick<Caller, 'permissions'>,
  { by, subject, limit = 50, offset = 0, ...days }: ActivityQuery,
): Promise<ActivityPage> {
  const period = periodOf(days);
  const people = await findActors(db);
  if (by !== undefined && !isUuid(by)) return { total: 0, entries: [], people };
  const { rows, total } = await findActivity(db, { by, subject, ...period }, { limit, offset });
  const seesAmounts = permissions.includes('orders:sums');
  return {
    total,
    people,
    entries: rows.map(({ row, currentName, currency }) => ({
      id: row.id,
      at: row.at.toISOString(),
      by: { id: row.userId, name: row.userName },
      action: actionOf(row.call),
      subject: toSubject(row, currentName),
      changes: Object.entries(row.changes)
        // Changed and changed back.
        .filter(([, { from, to }]) => from === undefined || from !== to)
        .filter(([field]) => seesAmounts || sums[row.subject] !== field)
        // Customers have the column, too, without its meaning.
        .filter(([field]) => field !== 'staff_role' || row.subject === 'staff')
        .map(([field, { from, to }]) =>
          inCurrencyOf({ currency }, () => toFieldChange(field, { from, to }, currency)),
        ),
    })),
  };
}

export async function removePastActivity({ db, now, activityDays = 730 }: Context) {
  await removeActivityBefore(db, addMs(now(), -activityDays * msPerDay));
}

/** Calls of earlier releases keep their keys. */
function actionOf(call: string): string {
  return (call in endpoints && endpointOf(call as EndpointKey).action) || call;
}

function toSubject(
  {
    subject,
    subjectId,
    subjectName,
  }: Record<'subject' | 'subjectId', string> & {
    subjectName: string | null;
  },
  current: string | null,
): Activity['subject'] {
  // Ids of translated items were stored as their names.
  const name = subject === 'translation' ? current || subjectName : subjectName || current;
  return {
    ...{ kind: subject as ActivitySubject, id: subjectId },
    ...(name && { name: subject === 'order' ? formatOrderNumber(Number(name)) : name }),
  };
}

/** Fields with amounts that need the right to see them, by subject. */
const sums: Record<string, string> = { order: 'refunded_cents', giftCard: 'cents' };

/** Words for columns that have other names in the admin area. */
const words: Record<string, string> = {
  ...{ facts: 'profile', staff_role: 'role', password_hash: 'password', full_name: 'name' },
  ...{ sealed_secret: 'authenticator', state: 'authenticator', has_ended: 'ended' },
  ...{ deleted_at: 'removed', cents: 'amount', old_secret_until: 'secret', role: 'account' },
  ...{ sees_sums: 'sees amounts', is_on: 'on sale', is_blocked: 'blocked', is_shown: 'shown' },
  ...{ code_hash: 'code', to_path: 'target', ga4_id: 'GA4 ID' },
  ...{ ga4_secret: 'GA4 secret', meta_pixel: 'Meta pixel', meta_token: 'Meta token' },
  meta_test_code: 'Meta test code',
};

/** Name of a column in the admin area: `payment_status` is "payment status". */
export function fieldOf(column: string): string {
  return words[column] ?? column.replace(/_cents$/, '').replaceAll('_', ' ');
}

function toFieldChange(
  column: string,
  { from, to }: { from?: string | null | undefined; to?: string | null | undefined },
  code: string | null,
): Activity['changes'][number] {
  const isCents = column.endsWith('cents');
  const show = (value: string) => {
    if (isCents) return (code ? `${code} ` : '') + toDollars(Number(value));
    if (column === 'rate') return String(Math.round(Number(value) * 10) / 1000);
    return value.startsWith('["') ? value.replace(/[[\]"]/g, '') : value;
  };
  return { field: fieldOf(column), ...(from && { from: show(from) }), ...(to && { to: show(to) }) };
}
