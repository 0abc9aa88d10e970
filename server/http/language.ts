import type { FastifyInstance } from 'fastify';
import type { Language, Languages } from '../../contract/languages.ts';
import { acceptedLanguage, speaking } from '../lib/languages.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Language of the reply to a call. */
    language?: Language;
  }
}

/**
 * Answers each call in the shop's language that its `Accept-Language` prefers. Pages and files have
 * their own.
 */
export function answerInLanguages(app: FastifyInstance, languages: Languages): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (!/^\/api\//.test(request.url)) return done();
    request.language = acceptedLanguage(request.headers['accept-language'], languages);
    speaking(request.language, done);
  });
  // The parser of a body calls back from the socket, which many requests share.
  app.addHook('preValidation', ({ language }, _reply, done) => {
    if (language) speaking(language, done);
    else done();
  });
  app.addHook('preSerialization', async ({ language = 'en' }, reply, answer) => {
    if (language !== 'en' && hasMessage(answer)) {
      reply.header('content-language', language);
      reply.header('vary', [reply.getHeader('vary') ?? [], 'accept-language'].flat().join(', '));
    }
    return answer;
  });
}

function hasMessage(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'message' in answer;
}
