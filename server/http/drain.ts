import { Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long connections may stay open on which nothing is asked, in milliseconds. */
const idleMs = 1000;

/** The end of a server's work, before it closes. */
export type Drain = {
  isUnderWay: () => boolean;
  /** Takes no new connections, and settles when those that are open have ended, or are idle. */
  finish: () => Promise<void>;
};

/**
 * Lets a server stop without a reset: closed at once, it would answer 503 on the connections that
 * browsers and proxies keep, or cut one off on which the next request is on its way. Each answer
 * ends its connection instead, so that the next request opens another one, elsewhere.
 */
export function createDrain(app: FastifyInstance): Drain {
  let underWay = false;
  app.addHook('onSend', async (_request, reply) => {
    if (underWay) reply.header('connection', 'close');
  });

  const countConnections = () =>
    new Promise<number>((resolve) => {
      app.server.getConnections((_error, count) => resolve(count ?? 0));
    });

  return {
    isUnderWay: () => underWay,
    finish: async () => {
      if (underWay || !app.server.listening) return;
      underWay = true;
      // Of the server below HTTP's, whose own also cuts off the connections that are idle.
      Server.prototype.close.call(app.server);
      const deadline = performance.now() + idleMs;
      while (performance.now() < deadline && (await countConnections()) > 0) await sleep(20);
    },
  };
}
