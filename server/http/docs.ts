import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi.ts';

/** What Swagger UI needs on top of the shop's own policy: styles and small pictures of its own. */
const policy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** The contract to read and try out at `/api/docs`, and as JSON at `/api/docs/json`. */
export async function docs(app: FastifyInstance): Promise<void> {
  // The plugin's own type knows neither OpenAPI 3.1 nor the schemas of TypeBox.
  const document = openApiDocument() as unknown as StaticDocumentSpec['document'];
  await app.register(swagger, { mode: 'static', specification: { document } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: policy,
    uiConfig: { validatorUrl: null },
    theme: { title: 'The shop’s API' },
  });
}
