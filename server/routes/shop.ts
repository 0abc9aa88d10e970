import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Unavailable } from '../errors.ts';
import { redactValues } from '../http/redact.ts';
import { route } from '../http/route.ts';
import { ping } from '../repositories/ping.ts';
import { shopSettings } from '../services/catalogue/shopSettings.ts';
import type { Context } from '../services/context.ts';

/** Milliseconds that the database has: whoever asks for a sign of life asks again soon. */
const timeoutMs = 2000;

/** What the shop allows, and whether it is up. */
export function shopRoutes(app: FastifyInstance, { db, engine }: Context): void {
  route(app, 'GET /envparams', () => shopSettings);

  route(app, 'GET /health', async () => {
    try {
      await Promise.race([ping(db), giveUp()]);
    } catch (error) {
      app.log.error({ err: redactValues(error) }, 'The database does not answer');
      throw new Unavailable('The database does not answer.');
    }
    return { status: 'ok', database: engine } as const;
  });
}

async function giveUp(): Promise<never> {
  await sleep(timeoutMs, undefined, { ref: false });
  throw new Error('no answer in time');
}
