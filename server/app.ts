import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { type Config, measuresVisits, requiresMfa, takesGuests } from './config.ts';
import { authentication } from './http/authentication.ts';
import { maxBytes } from './http/bodyLimit.ts';
import { shopSettingsReader } from './http/configFile.ts';
import { docs } from './http/docs.ts';
import { createDrain, type Drain } from './http/drain.ts';
import { acceptEmptyBodies } from './http/emptyBodies.ts';
import { handleErrors } from './http/errorHandler.ts';
import { normalizeForwardedFor } from './http/forwardedFor.ts';
import { defaultLoad, type Load, limitRates, limitRenderings, shedLoad } from './http/load.ts';
import { malformedRequests } from './http/malformedRequests.ts';
import { createPageTemplate } from './http/pageTemplate.ts';
import { redactValues } from './http/redact.ts';
import { refreshShop } from './http/refreshShop.ts';
import type { Renderer } from './http/renderer.ts';
import { requestIds, tellRequestIds } from './http/requestId.ts';
import { secure } from './http/security.ts';
import {
  type ClientTimeouts,
  connectionTimeouts,
  defaultTimeouts,
  dropSlowBodies,
} from './http/slowClients.ts';
import { validator } from './http/validator.ts';
import { nothingHere, website } from './http/website.ts';
import { trustedProxies } from './lib/trustProxy.ts';
import { accountRoutes, mfaRoutes } from './routes/accounts.ts';
import { adminOrderRoutes } from './routes/adminOrders.ts';
import { adminProductRoutes } from './routes/adminProducts.ts';
import { cartRoutes } from './routes/cart.ts';
import { catalogueRoutes } from './routes/catalogue.ts';
import { orderRoutes } from './routes/orders.ts';
import { paymentRoutes } from './routes/payments.ts';
import { pictureFileRoutes, pictureRoutes, sharedPictureRoutes } from './routes/pictures.ts';
import { sellingRoutes } from './routes/selling.ts';
import { shopRoutes } from './routes/shop.ts';
import { uploadRoutes } from './routes/upload.ts';
import { createKnownDevices } from './security/knownDevices.ts';
import { createVault } from './security/vault.ts';
import { xsrfGuard } from './security/xsrfGuard.ts';
import { createAccountLimits } from './services/accounts/accountLimits.ts';
import { catalogueVersionReader } from './services/catalogue/catalogueVersion.ts';
import type { Payments } from './services/checkout/createPayments.ts';
import { createTestPayments } from './services/checkout/testPayments.ts';
import type { Context } from './services/context.ts';
import type { PrintSettings } from './services/orders/printOrders.ts';
import { createRenditionStore, type RenditionStore } from './services/pictures/renditions.ts';
import type { PictureUrls } from './storage/pictureUrls.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Ends its work gracefully, before `close`. */
    drain: Drain;
  }
}

export type AppOptions = Context & {
  config: Pick<
    Config,
    | 'ALLOWED_ORIGINS'
    | 'GUEST_CHECKOUT'
    | 'PUBLIC_URL'
    | 'RATE_LIMITS'
    | 'REQUIRE_MFA'
    | 'S3_ENDPOINT'
    | 'TRUST_PROXY'
    | 'WEB_VITALS'
  >;
  /**
   * The shop's own: signs XSRF tokens, and encrypts the secrets of authenticators. Servers that share
   * a shop need the same.
   */
  secret: string;
  /** The payment provider; defaults to the test payment page. */
  payments?: Payments;
  /** Checks the URLs of the pictures that this server sends; without it, it sends none. */
  pictureUrls?: PictureUrls;
  /** Makes their renditions. */
  renditions?: RenditionStore;
  /** The built app; without it, only the API is served. */
  dist?: string;
  /** Renders the app's pages; without it, browsers do. */
  renderer?: Renderer | undefined;
  logger?: FastifyServerOptions['logger'];
  /** How invoices and packing slips look; A4 without a word about the shop when nothing is said. */
  prints?: PrintSettings;
  /** Counts and times requests. */
  watchRequests?: ((app: FastifyInstance) => void) | undefined;
  load?: Load;
  timeouts?: ClientTimeouts;
};

const plainPrints: PrintSettings = { paper: 'A4', seller: [], fonts: [] };

/** The whole server, for production and tests alike; call `listen` or `inject` on it. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const {
    config,
    pictureUrls,
    load = defaultLoad,
    timeouts = defaultTimeouts,
    logger = false,
  } = options;
  const app = Fastify({
    logger,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    bodyLimit: maxBytes,
    ...malformedRequests,
    ...connectionTimeouts(timeouts),
    genReqId: requestIds(config),
    trustProxy: trustedProxies(config.TRUST_PROXY),
  });
  if (config.TRUST_PROXY !== 'off') normalizeForwardedFor(app);
  app.setValidatorCompiler(validator);
  app.removeContentTypeParser('text/plain');
  acceptEmptyBodies(app);
  handleErrors(app);
  tellRequestIds(app);
  options.watchRequests?.(app);
  app.decorate('drain', createDrain(app));
  dropSlowBodies(app, timeouts);

  const payments = options.payments ?? createTestPayments(options);
  const report = (error: unknown, what: string) =>
    app.log.error({ err: redactValues(error) }, what);
  const checkout = { ...options, prints: options.prints ?? plainPrints, payments, report };
  const accounts = { ...checkout, vault: createVault(options.secret) };
  const devices = createKnownDevices(config, options.secret);
  const catalogueVersion = catalogueVersionReader(options);
  const accountLimits = createAccountLimits(options, config.RATE_LIMITS === 'on');

  const renditions = options.renditions ?? createRenditionStore(options);
  const dist = options.dist && existsSync(options.dist) ? options.dist : undefined;
  await shedLoad(app, load);
  const readSettings = shopSettingsReader(dist, (error) =>
    app.log.error({ err: error }, 'config.js is broken'),
  );
  const page = dist ? readFileSync(join(dist, 'index.html'), 'utf8') : '';
  const { renderer } = options;
  const rendering =
    dist && renderer
      ? {
          renderer,
          template: createPageTemplate(page, dist, renderer.startScript),
          readVersion: catalogueVersion,
          mayRender: await limitRenderings(app, config, load),
        }
      : undefined;
  await secure(app, config, page + (rendering?.template.markup ?? ''));
  if (dist) {
    await website(app, { ...options, renditions }, { dist, page, rendering, readSettings, config });
  } else {
    app.setNotFoundHandler((_request, reply) => nothingHere(reply));
  }

  await app.register(
    async (api) => {
      await limitRates(api, config, load);
      await xsrfGuard(api, config, options.secret);
      authentication(api, options, requiresMfa(config));
      refreshShop(api, options.shop);
      shopRoutes(api, options, app.drain, measuresVisits(config));
      catalogueRoutes(api, options, catalogueVersion, accountLimits);
      pictureRoutes(api, options);
      cartRoutes(api, options);
      accountRoutes(api, accounts, accountLimits, devices, config);
      mfaRoutes(api, accounts, accountLimits);
      orderRoutes(api, checkout, config, accountLimits);
      sellingRoutes(api, options, accountLimits, takesGuests(config), readSettings);
      adminProductRoutes(api, options);
      adminOrderRoutes(api, checkout, measuresVisits(config));
      await uploadRoutes(api, options, accountLimits);
      await paymentRoutes(api, checkout, payments);
    },
    { prefix: '/api' },
  );
  if (pictureUrls) pictureFileRoutes(app, options, pictureUrls, renditions);
  sharedPictureRoutes(app, options, renditions);
  await docs(app);
  return app;
}
