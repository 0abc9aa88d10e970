import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { Config } from './config.ts';
import { docs } from './http/docs.ts';
import { handleErrors } from './http/errorHandler.ts';
import { type Load, limitRates, shedLoad, usualLoad } from './http/load.ts';
import { secure } from './http/security.ts';
import { validator } from './http/validator.ts';
import { answerUnknown, nothingHere, website } from './http/website.ts';
import { cartRoutes } from './routes/cart.ts';
import { pictureFileRoute, pictureRoutes } from './routes/pictures.ts';
import { productRoutes } from './routes/products.ts';
import { shopRoutes } from './routes/shop.ts';
import type { Context } from './services/context.ts';
import type { PictureUrls } from './storage/pictureUrls.ts';

export type AppOptions = Context & {
  config: Pick<Config, 'ALLOWED_ORIGINS' | 'PUBLIC_URL' | 'RATE_LIMITS' | 'TRUST_PROXY'>;
  /** Checks the addresses of pictures; absent when a store like S3 sends them itself. */
  pictureUrls?: PictureUrls;
  /** The built app. Where there is none, only the API is served. */
  dist?: string;
  logger?: FastifyServerOptions['logger'];
  load?: Load;
};

/** The whole server, for production and tests alike; call `listen` or `inject` on it. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, pictureUrls, load = usualLoad, logger = false } = options;
  const app = Fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 1024 * 1024,
    trustProxy: config.TRUST_PROXY === 'on',
  });
  app.setValidatorCompiler(validator);
  app.removeContentTypeParser('text/plain');
  handleErrors(app);

  const dist = options.dist && existsSync(options.dist) ? options.dist : undefined;
  await shedLoad(app, load);
  await secure(app, config, dist ? readFileSync(join(dist, 'index.html'), 'utf8') : '');
  if (dist) {
    await website(app, dist);
    answerUnknown(app);
  } else {
    app.setNotFoundHandler((_request, reply) => nothingHere(reply));
  }

  await app.register(
    async (api) => {
      await limitRates(api, config, load);
      productRoutes(api, options);
      cartRoutes(api, options);
      shopRoutes(api, options);
      pictureRoutes(api, options);
    },
    { prefix: '/api' },
  );
  if (pictureUrls) pictureFileRoute(app, options, pictureUrls);
  await docs(app);
  return app;
}
