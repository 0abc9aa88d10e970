import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { accessOf } from '../contract/rules/calls.ts';
import { type Config, requiresMfa } from './config.ts';
import { authentication } from './http/authentication.ts';
import { shopSettingsReader } from './http/configFile.ts';
import { answerInCurrencies } from './http/currency.ts';
import { handleErrors, redactValues } from './http/errorHandler.ts';
import { answerInLanguages } from './http/language.ts';
import {
  type ClientTimeouts,
  connectionTimeouts,
  createDrain,
  type Drain,
  defaultLoad,
  defaultTimeouts,
  dropSlowBodies,
  type Load,
  limitRates,
  limitRenderings,
  shedLoad,
} from './http/load.ts';
import { docs } from './http/openapi.ts';
import { createPageTemplate } from './http/pageTemplate.ts';
import type { Renderer } from './http/renderedPages.ts';
import {
  acceptEmptyBodies,
  malformedRequests,
  normalizeForwardedFor,
  requestIds,
  sendRequestIds,
} from './http/requests.ts';
import { maxBytes, serializer, validator } from './http/route.ts';
import { secure } from './http/security.ts';
import { sendPageNotFound, website } from './http/website.ts';
import { onlyEnglish } from './lib/languages.ts';
import { trustedProxies } from './lib/settings.ts';
import { accountRoutes, mfaRoutes, staffRoutes } from './routes/accounts.ts';
import { adminOrderRoutes, adminProductRoutes } from './routes/admin.ts';
import { cartRoutes } from './routes/cart.ts';
import { catalogueRoutes } from './routes/catalogue.ts';
import { customerRoutes } from './routes/customers.ts';
import { feedRoutes } from './routes/feeds.ts';
import { giftCardRoutes } from './routes/giftCards.ts';
import { mcpRoute } from './routes/mcp.ts';
import { measuringRoutes } from './routes/measuring.ts';
import { orderRoutes } from './routes/orders.ts';
import { paymentRoutes } from './routes/payments.ts';
import {
  pictureFileRoutes,
  pictureRoutes,
  sharedPictureRoutes,
  uploadRoutes,
} from './routes/pictures.ts';
import { sellingRoutes } from './routes/selling.ts';
import { shopRoutes } from './routes/shop.ts';
import { ucpRoutes } from './routes/ucp.ts';
import { webhookRoutes } from './routes/webhooks.ts';
import { createVault } from './security/mfaCodes.ts';
import { createKnownDevices } from './security/tokens.ts';
import { xsrfGuard } from './security/xsrfGuard.ts';
import { createAccountLimits } from './services/accounts/accountLimits.ts';
import { catalogueVersionReader } from './services/catalogue/catalogueVersion.ts';
import { saleDaysKeeper } from './services/catalogue/saleDays.ts';
import type { Payments } from './services/checkout/createPayments.ts';
import { createTestPayments } from './services/checkout/testPayments.ts';
import type { Context, PrintSettings } from './services/context.ts';
import type { OutboxContext } from './services/outbox.ts';
import { createRenditionStore, type RenditionStore } from './services/pictures/renditions.ts';
import type { PictureUrls } from './storage/pictureUrls.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Ends its work gracefully, before `close`. */
    drain: Drain;
  }
}

export type AppOptions = Context &
  Pick<OutboxContext, 'reach'> & {
    /** The database's human-readable name and version. */
    engine: string;
    config: Pick<
      Config,
      | ('ALLOWED_ORIGINS' | 'HSTS_SUBDOMAINS' | 'PUBLIC_URL' | 'S3_ENDPOINT' | 'TRUST_PROXY')
      | ('AGENTS' | 'DEMO' | 'GUEST_CHECKOUT' | 'RATE_LIMITS' | 'REQUIRE_MFA' | 'WEB_VITALS')
    > &
      Partial<Pick<Config, 'SMTP_URL'>>;
    /** Signs XSRF tokens and encrypts authenticators' secrets; the same on all servers of a shop. */
    secret: string;
    /** The payment provider; defaults to the test payment page. */
    payments?: Payments;
    /** Verifies the URLs of pictures that this server sends; without it, none are sent. */
    pictureUrls?: PictureUrls;
    /** Renditions of pictures; made on request by default. */
    renditions?: RenditionStore;
    /** The built app; without it, only the API is served. */
    dist?: string;
    /** Renders the app's pages; without it, browsers do. */
    renderer?: Renderer | undefined;
    logger?: FastifyServerOptions['logger'];
    /** Settings of invoices and packing slips; by default A4 without details of the shop. */
    prints?: PrintSettings;
    watchRequests?: ((app: FastifyInstance) => void) | undefined;
    load?: Load;
    timeouts?: ClientTimeouts;
  };

const plainPrints: PrintSettings = { paper: 'A4', seller: [], fonts: [] };

/** The whole server, for production and tests alike; call `listen` or `inject` on it. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, pictureUrls, renderer, logger = false } = options;
  const { load = defaultLoad, timeouts = defaultTimeouts } = options;
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
  app.setSerializerCompiler(serializer);
  app.removeContentTypeParser('text/plain');
  acceptEmptyBodies(app);
  handleErrors(app);
  answerInLanguages(app, options.languages ?? onlyEnglish);
  answerInCurrencies(app, options);
  sendRequestIds(app);
  options.watchRequests?.(app);
  app.decorate('drain', createDrain(app));
  dropSlowBodies(app, timeouts);

  const payments = options.payments ?? createTestPayments(options);
  const selling = { ...config, takesCards: payments.name !== 'test' };
  const report = (error: unknown, what: string) =>
    app.log.error({ err: redactValues(error) }, what);
  const checkout = { ...options, prints: options.prints ?? plainPrints, payments, report };
  const accounts = { ...checkout, vault: createVault(options.secret) };
  const devices = createKnownDevices(config, options.secret);
  const applySales = saleDaysKeeper(options, report);
  const readVersion = catalogueVersionReader(options);
  const catalogueVersion = async () => {
    await applySales();
    return readVersion();
  };
  const accountLimits = createAccountLimits(options, config.RATE_LIMITS === 'on');

  const renditions = options.renditions ?? createRenditionStore(options);
  const dist = options.dist && existsSync(options.dist) ? options.dist : undefined;
  await shedLoad(app, load, options.languages ?? onlyEnglish);
  const readSettings = shopSettingsReader(dist, config.DEMO !== 'off', (error) =>
    app.log.error({ err: error }, 'config.js is broken'),
  );
  const page = dist ? readFileSync(join(dist, 'index.html'), 'utf8') : '';
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
    await website(
      app,
      { ...options, renditions, applySales },
      { dist, page, rendering, readSettings, config: selling },
    );
  } else {
    app.setNotFoundHandler((_request, reply) => sendPageNotFound(reply));
  }

  await app.register(async (calls) => {
    await limitRates(calls, config, load);
    await calls.register(
      async (api) => {
        await xsrfGuard(api, config, options.secret);
        authentication(api, options, requiresMfa(config));
        refreshShop(api, async () => {
          await Promise.all([options.shop.refresh(), applySales()]);
        });
        shopRoutes(api, options, app.drain, config.WEB_VITALS === 'on');
        catalogueRoutes(api, options, catalogueVersion, accountLimits);
        pictureRoutes(api, options);
        cartRoutes(api, options);
        accountRoutes(api, accounts, accountLimits, devices, config);
        mfaRoutes(api, accounts, accountLimits);
        staffRoutes(api, options, accountLimits);
        webhookRoutes(api, accounts);
        measuringRoutes(api, accounts, config, accountLimits);
        orderRoutes(api, checkout, config, accountLimits);
        sellingRoutes(api, checkout, accountLimits, selling, readSettings, readVersion);
        adminProductRoutes(api, checkout);
        adminOrderRoutes(api, checkout, selling);
        customerRoutes(api, checkout, accountLimits);
        feedRoutes(api, options, config);
        giftCardRoutes(api, checkout, accountLimits, config);
        await uploadRoutes(api, options, accountLimits);
        await paymentRoutes(api, checkout, payments);
      },
      { prefix: '/api' },
    );
    await calls.register(async (mcp) => mcpRoute(mcp, options));
    if (dist && config.AGENTS === 'on') {
      ucpRoutes(calls, { ...options, applySales }, accountLimits, config);
    }
  });
  if (pictureUrls) pictureFileRoutes(app, options, pictureUrls, renditions);
  sharedPictureRoutes(app, options, renditions);
  await docs(app);
  return app;
}

/** Reads the owner's settings and applies sales before calls that may need them: all but public reads. */
function refreshShop(api: FastifyInstance, refresh: () => Promise<void>): void {
  api.addHook('onRequest', async ({ method, routeOptions }) => {
    const { call } = routeOptions.config;
    if (method === 'GET' && (!call || accessOf(call) === 'public')) return;
    await refresh();
  });
}
