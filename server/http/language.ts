import type { FastifyInstance } from 'fastify';
import type { Listener } from '../../contract/i18n.ts';
import type { Language, Languages } from '../../contract/languages.ts';
import { acceptedLanguage, speakingTo } from '../lib/languages.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Language of the reply. */
    listener?: Listener;
  }
}

/** A reader that records whether any text was written for them. */
class Caller implements Listener {
  isAddressed = false;
  #language: Language;

  constructor(language: Language) {
    this.#language = language;
  }

  get language(): Language {
    this.isAddressed = true;
    return this.#language;
  }

  set language(language: Language) {
    this.#language = language;
  }
}

/**
 * Answers each call in the shop's language that its `Accept-Language` prefers, and everything else in
 * the shop's first, except pages, whose URLs name theirs.
 */
export function answerInLanguages(app: FastifyInstance, languages: Languages): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isCall = /^\/api\//.test(request.url);
    const accepted = isCall ? request.headers['accept-language'] : undefined;
    request.listener = new Caller(acceptedLanguage(accepted, languages));
    speakingTo(request.listener, done);
  });
  // The parser of a body calls back from the socket, which many requests share.
  app.addHook('preValidation', ({ listener }, _reply, done) => {
    if (listener) speakingTo(listener, done);
    else done();
  });
  if (languages.length === 1) return;
  // Lets caches keep a reply for each language, unless it is the same in all.
  app.addHook('onSend', async ({ url, listener }, reply, body) => {
    if (/^\/api\//.test(url) && listener instanceof Caller && listener.isAddressed) {
      reply.header('content-language', listener.language);
      reply.header('vary', [reply.getHeader('vary') ?? [], 'accept-language'].flat().join(', '));
    }
    return body;
  });
}
