import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EndpointKey } from '../../contract/endpoint.ts';
import { i18n } from '../../contract/i18n.ts';
import { accessOf } from '../../contract/rules/calls.ts';
import { Conflict } from '../errors.ts';
import { inCurrencyOf, inMainCurrency, mainCode, termsAt } from '../lib/currencies.ts';
import { coalesce } from '../lib/time.ts';
import { findCurrencies } from '../repositories/currencies.ts';
import type { Context } from '../services/context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Currency of the reply, if it is not the shop's main one. */
    currencyTerms?: Parameters<typeof inCurrencyOf>[0];
  }
}

/** Cookie with the code of the currency that a visitor has chosen. */
const currencyCookie = /(?:^|; )hemline\.currency=([A-Z]{3})(?:;|$)/;

/** Calls in a currency other than the main one: /api/in/EUR/product/1. */
const prefix = /^\/api\/in\/([A-Z]{3})(?=\/)/;

/** URL of the API for calls in another currency. */
export const apiIn = (code: string) => `/api/in/${code}`;

/** The path of a call without its currency. */
export function withoutCurrency(url: string): string {
  return url.replace(prefix, '/api');
}

/** Routes of pages, of the data that hydrates them, and of the app's settings. */
const pageRoutes = ['/', '/*', '/rendered/:id/*', '/config.js'];

/**
 * Answers calls in the currency that their URL names, and pages in that of the visitor's cookie: so
 * what a page shows and calls stays in one currency, even if another window chooses a different one.
 * Everything else is in the main currency, even if the work that started the request, such as a
 * rendering, is in another.
 */
export function answerInCurrencies(
  app: FastifyInstance,
  { db, commits }: Pick<Context, 'db' | 'commits'>,
): void {
  const readCurrencies = coalesce(() => findCurrencies(db), commits);
  app.addHook('onRequest', (request, _reply, done) => {
    const code = codeOf(request);
    const { call } = request.routeOptions.config as { call?: EndpointKey };
    // The admin area works in the main currency.
    const isOfAdmin = call && accessOf(call) === 'admin';
    if (!code || code === mainCode() || isOfAdmin) return inMainCurrency(done);
    findTerms(readCurrencies, code, /^\/api\//.test(request.url)).then(
      (terms) => {
        if (terms) request.currencyTerms = terms;
        inCurrencyOf(terms ?? {}, done);
      },
      (error) => inMainCurrency(() => done(error)),
    );
  });
  // The parser of a body calls back from the socket, which many requests share.
  app.addHook('preValidation', ({ currencyTerms = {} }, _reply, done) =>
    inCurrencyOf(currencyTerms, done),
  );
}

function codeOf({ url, originalUrl, headers, routeOptions }: FastifyRequest): string | undefined {
  if (/^\/api\//.test(url)) return prefix.exec(originalUrl)?.[1];
  // Files have a dot, and other routes, such as that of agents, are in the main currency.
  const isPage = /^\/(config\.js|[^.?]*)(\?|$)/.test(url);
  if (!isPage || !pageRoutes.includes(routeOptions.url ?? '/*')) return undefined;
  // The cookie plugin parses them later.
  return currencyCookie.exec(headers.cookie ?? '')?.[1];
}

/** @throws Conflict for a call in a currency that the shop no longer has */
async function findTerms(
  readCurrencies: () => ReturnType<typeof findCurrencies>,
  code: string,
  isCall: boolean,
) {
  const currencies = await readCurrencies().catch((error) => {
    // The page itself reports that the shop is unreachable.
    if (isCall) throw error;
    return [];
  });
  const found = currencies.find((each) => each.code === code);
  if (found) return termsAt(found);
  if (!isCall) return undefined;
  throw new Conflict(
    i18n.t('This shop no longer has prices in {code}. Load the page again.', { code }),
  );
}
