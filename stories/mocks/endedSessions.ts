import { HttpResponse, http } from 'msw';
import type { MockUsers } from './users.ts';

/** Refuses the calls of a session that has ended; all others go on to their handler. */
export function endedSessions(users: MockUsers) {
  return http.all('*/api/*', ({ request }) => {
    const token = request.headers.get('Authorization')?.replace('Bearer ', '') ?? '';
    if (!users.hasEnded(token)) return;
    return HttpResponse.json({ success: false, message: 'Log in first.' }, { status: 401 });
  });
}
