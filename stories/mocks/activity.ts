import { exampleActivity } from '../../contract/examples/activity.ts';
import { dayOf } from '../../contract/rules/days.ts';
import type { Activity } from '../../contract/schemas/activity.ts';
import { mockEndpoint } from './mockEndpoint.ts';

/** The call about changes by admins. */
export function activityHandlers(entries: readonly Activity[] = exampleActivity) {
  return [
    mockEndpoint(
      'GET /activity',
      ({ query: { by, subject, from, to, limit = 50, offset = 0 } }) => {
        const found = entries.filter(
          (entry) =>
            (by === undefined || entry.by.id === by) &&
            (subject === undefined || entry.subject.kind === subject) &&
            (from === undefined || dayOf(new Date(entry.at)) >= from) &&
            (to === undefined || dayOf(new Date(entry.at)) <= to),
        );
        const people = new Map(entries.map((entry) => [entry.by.id, entry.by]));
        return {
          reply: {
            total: found.length,
            entries: found.slice(offset, offset + limit),
            people: [...people.values()],
          },
        };
      },
    ),
  ];
}
