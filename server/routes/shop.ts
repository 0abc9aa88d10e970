import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Unavailable } from '../errors.ts';
import { route } from '../http/route.ts';
import { withoutData } from '../http/withoutData.ts';
import type { Context } from '../services/context.ts';
import { shopSettings } from '../services/shopSettings.ts';

/** What the shop allows, and whether it is up. */
export function shopRoutes(app: FastifyInstance, { db, engine }: Context): void {
  route(app, 'GET /envparams', () => shopSettings);

  route(app, 'GET /health', async () => {
    try {
      await db.execute(sql`select 1`);
    } catch (error) {
      app.log.error({ err: withoutData(error) }, 'The database does not answer');
      throw new Unavailable('The database does not answer.');
    }
    return { status: 'ok', database: engine } as const;
  });
}
