import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { StartError } from './errors.ts';
import { renderingAddress } from './http/load.ts';
import type { Labels, Watch } from './lib/watch.ts';
import { readShopFigures } from './repositories/shop.ts';
import type { Context } from './services/context.ts';

/** Metrics for Prometheus: figures only, never visitors or their input. */
export type Metrics = {
  watch: Watch;
  watchRequests: (app: FastifyInstance) => void;
  /** All metrics in Prometheus' text format. */
  read: () => Promise<string>;
};

/** Database timeout in milliseconds: Prometheus scrapes again soon anyway. */
const timeoutMs = 2000;

/** Loads the library only where metrics are enabled. */
export async function createMetrics({ db, now }: Pick<Context, 'db' | 'now'>): Promise<Metrics> {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import(
    'prom-client'
  );
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });

  const watch: Watch = (name, help, read, labelNames = []) => {
    const Kind = name.endsWith('_total') ? Counter : Gauge;
    new Kind({
      ...{ name: `hemline_${name}`, help, labelNames, registers: [registry] },
      // Counted elsewhere: each reading replaces the previous one.
      collect(this: { reset: () => void; inc: (labels: Labels, by: number) => void }) {
        this.reset();
        const found = read();
        const values = typeof found === 'number' ? [[{}, found] as const] : found;
        for (const [labels, value] of values) this.inc(labels, value);
      },
    });
  };

  const requests = new Histogram({
    name: 'hemline_http_request_duration_seconds',
    help: 'Requests by the route they took, not by the URL that was asked for',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const watchRequests = (app: FastifyInstance) => {
    app.addHook('onResponse', async ({ method, routeOptions, socket }, reply) => {
      // A page's own calls during rendering are not visitors' requests.
      if (socket.remoteAddress === renderingAddress) return;
      const route = routeOptions.url ?? 'page or nothing';
      requests.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    });
  };

  let figures: Awaited<ReturnType<typeof readShopFigures>> | undefined;
  const readFigures = async () => {
    const late = sleep(timeoutMs, undefined, { ref: false });
    figures = await Promise.race([readShopFigures(db, now()), late]).catch(() => undefined);
  };
  watch('database_up', 'Whether the database answered', () => (figures ? 1 : 0));
  const ofDatabase = 'read from the database: the same in each process';
  watch('orders', `Orders by their states, ${ofDatabase}`, () => figures?.orders ?? [], [
    'payment',
    'delivery',
  ]);
  watch('shop', `What is under way in the shop, ${ofDatabase}`, () => figures?.underWay ?? [], [
    'what',
  ]);

  return {
    watch,
    watchRequests,
    read: async () => {
      await readFigures();
      return registry.metrics();
    },
  };
}

/** Serves the metrics on their own port, which the proxy does not forward. */
export async function serveMetrics(
  { read }: Metrics,
  { host, port }: { host: string; port: number },
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, answer) => {
    if (request.url !== '/metrics') return void answer.writeHead(404).end();
    read().then(
      (text) => answer.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(text),
      () => answer.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ message }) =>
      reject(new StartError(`METRICS_PORT ${port} can’t be used on METRICS_HOST (${message}).`)),
    );
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://${host}:${bound}/metrics`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
