import type { FastifyInstance } from 'fastify';

/**
 * Takes an empty body for none, although its content type is JSON: many clients send that header
 * with every call. A call that needs a body still says that it is missing.
 */
export function acceptEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else parse(request, body.toString(), done);
  });
}
