import type { FastifyInstance } from 'fastify';
import { BadInput } from '../errors.ts';

/** Lists and objects within each other; the contract has at most four. */
const maxDepth = 20;

/**
 * Takes an empty body for none, although its content type is JSON: many clients send that header
 * with every call. A call that needs a body still says that it is missing. JSON that is nested too
 * deep is refused here: whoever walks through it would run out of stack.
 */
export function acceptEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    parse(request, body.toString(), (error, value) => {
      if (error || !isDeeper(value, maxDepth)) return done(error, value);
      done(new BadInput('The JSON of the request is nested too deep.'));
    });
  });
}

/** Level by level, since a function that calls itself could not go this deep. */
function isDeeper(value: unknown, levels: number): boolean {
  let level = [value];
  for (let depth = 0; depth <= levels; depth++) {
    level = level.flatMap((each) =>
      typeof each === 'object' && each !== null ? Object.values(each) : [],
    );
    if (level.length === 0) return false;
  }
  return true;
}
