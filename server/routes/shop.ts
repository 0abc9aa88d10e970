import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { messages } from '../../contract/messages.ts';
import { NotFound, Unavailable } from '../errors.ts';
import { redactValues } from '../http/errorHandler.ts';
import type { Drain } from '../http/load.ts';
import { route } from '../http/route.ts';
import { ping } from '../repositories/shop.ts';
import { addVisit } from '../services/admin/webVitals.ts';
import type { Context } from '../services/context.ts';
import { readEnvParams } from '../services/selling/sizeScales.ts';

/** Milliseconds for the database and the store to answer: probes ask again soon. */
const timeoutMs = 2000;

/** Name of a picture that never exists: a store that says so is up. */
const missingPicture = 'ready.webp';

/** Settings, health, readiness and measured visits. */
export function shopRoutes(
  app: FastifyInstance,
  context: Context & { engine: string },
  drain: Drain,
  measuresVisits: boolean,
): void {
  const { db, engine, pictures } = context;

  /** Returns true if it settled in time, and logs the reason otherwise. */
  async function answers(asked: Promise<unknown>, failure: string): Promise<boolean> {
    try {
      await Promise.race([asked, giveUp()]);
      return true;
    } catch (error) {
      app.log.error({ err: redactValues(error) }, failure);
      return false;
    }
  }

  route(app, 'GET /envparams', () => readEnvParams(context));

  route(app, 'GET /health', () => ({ status: 'ok', database: engine }) as const);

  route(app, 'GET /ready', async () => {
    if (drain.isUnderWay()) throw new Unavailable('This server is about to stop.');
    const [database, store] = await Promise.all([
      answers(ping(db), 'The database does not answer'),
      answers(pictures.exists(missingPicture), 'The store of the pictures does not answer'),
    ]);
    if (!database) throw new Unavailable('The database does not answer.');
    return { status: 'ready', pictures: store ? 'ready' : 'away' } as const;
  });

  route(app, 'POST /webvitals', async ({ body }) => {
    if (!measuresVisits) throw new NotFound(messages.visitsNotMeasured);
    await addVisit(context, body);
    return { success: true };
  });
}

async function giveUp(): Promise<never> {
  await sleep(timeoutMs, undefined, { ref: false });
  throw new Error('no answer in time');
}
