import { createHash } from 'node:crypto';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { allowedOrigins, type Config, isHttps } from '../config.ts';

/**
 * They guard documents and workers, and do nothing for pictures, fonts and scripts. A first visit gets
 * thirty of those, each half a KB smaller without them: one flight of packets instead of two.
 */
const documentHeaders = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
];

/** Types that run nothing when they are opened by themselves; an SVG may. */
const passiveTypes = /^(image\/(avif|webp|png|jpeg)|font\/|text\/css)/;

/**
 * Security headers, and leave for other sites to call the API.
 * @param page the built index.html, and the one of rendered pages, whose small inline scripts are allowed by their hash
 */
export async function secure(
  app: FastifyInstance,
  config: Pick<Config, 'ALLOWED_ORIGINS' | 'PUBLIC_URL' | 'S3_ENDPOINT'>,
  page: string,
): Promise<void> {
  // One on this machine may do without https.
  const pictureStore = config.S3_ENDPOINT ? [config.S3_ENDPOINT] : [];
  await app.register(helmet, {
    // These are for Internet Explorer, Flash and browsers without `frame-ancestors`, or repeat a
    // default, and a page comes with its headers in one flight of packets.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    // Only an https origin may ask browsers to stay on https.
    strictTransportSecurity: isHttps(config),
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
        // What makes markup or a script out of text asks the policy in index.html.
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['default'],
      },
    },
  });
  app.addHook('onSend', async ({ url }, reply) => {
    const type = String(reply.getHeader('content-type'));
    // No worker is built there (tests/structure/workers.test.ts).
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
        'X-Message',
        'Retry-After',
        'X-Request-Id',
      ],
    });
  }
}

/** The CSP sources of the scripts that stand in the page itself. */
function inlineScriptHashes(page: string): string[] {
  const scripts = page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi);
  const hashes = [...scripts].map(([, code = '']) => {
    return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  });
  return [...new Set(hashes)];
}
