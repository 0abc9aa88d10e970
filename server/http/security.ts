import { createHash } from 'node:crypto';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { allowedOrigins, type Config, isHttps } from '../config.ts';

/**
 * Headers for documents and workers, useless for pictures, fonts and scripts. A first visit loads
 * thirty of those: half a KB less for each saves a round trip.
 */
const documentHeaders = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
];

/** Types that run nothing when opened directly; an SVG may. */
const passiveTypes = /^(image\/(avif|webp|png|jpeg)|font\/|text\/css)/;

/**
 * Adds security headers, and lets ALLOWED_ORIGINS call the API.
 * @param page HTML whose small inline scripts are allowed by their hash
 */
export async function secure(
  app: FastifyInstance,
  config: Pick<Config, 'ALLOWED_ORIGINS' | 'HSTS_SUBDOMAINS' | 'PUBLIC_URL' | 'S3_ENDPOINT'>,
  page: string,
) {
  // All https URLs are allowed; a store on this machine may use http.
  const pictureStore = config.S3_ENDPOINT ? [config.S3_ENDPOINT] : [];
  await app.register(helmet, {
    // These headers are for Internet Explorer, Flash and browsers without `frame-ancestors`, or
    // repeat a default. A page's headers should fit its first packets.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    // The app sees whether a link of the shop led to a page (src/app/main.tsx); others see nothing.
    referrerPolicy: { policy: 'same-origin' },
    // Only an https origin may ask browsers to stay on https. Subdomains may belong to others.
    strictTransportSecurity: isHttps(config) && {
      includeSubDomains: config.HSTS_SUBDOMAINS === 'on',
    },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScriptHashes(page)],
        // Emotion, and so MUI, writes its styles into the page.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:', ...pictureStore],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // Code that makes markup or a script from text must use the policy in index.html.
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['default'],
      },
    },
  });
  app.addHook('onSend', async ({ url }, reply) => {
    // Caches may keep a response without it as they like (RFC 9111, 4.2.2).
    if (!reply.getHeader('cache-control')) reply.header('cache-control', 'no-store');
    const type = String(reply.getHeader('content-type'));
    // No worker is created there (tests/structure/workers.test.ts).
    const isOfApp = url.startsWith('/assets/') && type.includes('/javascript');
    if (!isOfApp && !passiveTypes.test(type)) return;
    for (const name of documentHeaders) reply.raw.removeHeader(name);
  });
  if (config.ALLOWED_ORIGINS) {
    await app.register(cors, {
      origin: allowedOrigins(config),
      methods: ['GET', 'POST', 'DELETE'],
      credentials: true,
      exposedHeaders: [
        'X-Total-Count',
        'Link',
        'X-Search-Corrections',
        'X-Search-Page',
        'X-Message',
        'Retry-After',
        'X-Request-Id',
      ],
    });
  }
}

function inlineScriptHashes(page: string): string[] {
  const scripts = page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi);
  const hashes = [...scripts].map(([, code = '']) => {
    return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  });
  return [...new Set(hashes)];
}
