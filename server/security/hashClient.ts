import type { FastifyReply } from 'fastify';
import { networkOf } from '../lib/networkOf.ts';
import type { Caller } from './caller.ts';
import type { HashClient } from './hashQueue.ts';

/** The client who waits for a password to be hashed for this answer. */
export function hashClient(reply: FastifyReply, caller?: Pick<Caller, 'id'>): HashClient {
  const gone = new AbortController();
  // Not Fastify's `request.signal`: Node closes a request as soon as its body was read.
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  const { ip } = reply.request;
  return { owner: caller ? `user ${caller.id}` : `network ${networkOf(ip)}`, signal: gone.signal };
}
