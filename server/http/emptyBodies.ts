import type { FastifyInstance } from 'fastify';
import { BadInput } from '../errors.ts';

/** Lists and objects within each other; the contract has at most four. */
const maxDepth = 20;

/**
 * Accepts an empty JSON body as no body, since many clients send the header with every call, and
 * refuses JSON nested so deep that a recursive walk would overflow the stack.
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
