import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** How much is accepted: from one address, and by this process as a whole. */
export type Load = {
  /** Calls of the API that one address may make in a minute. */
  callsPerMinute: number;
  /** Milliseconds the process may lag behind before it turns requests away. */
  maxLag: number;
};

/** Generous: a page of the app makes a handful of calls. Accounts have their own, strict limits. */
export const defaultLoad: Load = { callsPerMinute: 6000, maxLag: 2500 };

/** Answers 503 while the process cannot keep up. */
export async function shedLoad(app: FastifyInstance, load: Load): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: load.maxLag,
    // Over a shorter time, one long piece of work leaves no sample, which counts as endless lag.
    sampleInterval: load.maxLag,
    retryAfter: 5,
    exposeStatusRoute: false,
  });
}

/** Answers 429 to an address that calls too often, unless RATE_LIMITS is off. */
export async function limitRates(
  api: FastifyInstance,
  config: Pick<Config, 'RATE_LIMITS'>,
  load: Load,
): Promise<void> {
  if (config.RATE_LIMITS === 'off') {
    api.log.warn('RATE_LIMITS is off: only for load tests on a private machine.');
    return;
  }
  await api.register(rateLimit, { max: load.callsPerMinute, timeWindow: '1 minute' });
}
