import type { FastifyInstance } from 'fastify';
import { NotFound } from '../errors.ts';
import { route } from '../http/route.ts';
import { addVisit } from '../services/admin/webVitals.ts';
import type { Context } from '../services/context.ts';

/** Visitors' browsers say how fast they had a page, where the shop wants to know. */
export function webVitalsRoutes(
  app: FastifyInstance,
  context: Pick<Context, 'db' | 'now'>,
  isMeasuring: boolean,
): void {
  route(app, 'POST /webvitals', async ({ body }) => {
    if (!isMeasuring) throw new NotFound('This shop does not measure visits.');
    await addVisit(context, body);
    return { success: true };
  });
}
