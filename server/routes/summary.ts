import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import { readSummary } from '../services/admin/summary.ts';
import type { Context } from '../services/context.ts';

/** What an admin sees first. */
export function summaryRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'GET /shopsummary', ({ query }) => readSummary(context, query.days));
}
