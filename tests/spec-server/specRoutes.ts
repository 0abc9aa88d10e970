import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestBodies } from './requestBodies.ts';
import type { SpecShop, SpecUser } from './specShop.ts';
import type { Views } from './views.ts';

/** A refusal; the variant determines its form. */
export class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

type PlainRequest = {
  /** The logged-in user; nobody for public calls. */
  user: SpecUser;
  params: Record<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: the body's own schema has been checked
  body: any;
  request: FastifyRequest;
};

/** Answers the body; undefined where the specification shows none. */
type Answer = (call: PlainRequest) => unknown;

export type SpecContext = {
  shop: SpecShop;
  views: Views;
  /** Adds a call, such as `POST /rate/:productId`. */
  route: (key: string, access: 'all' | 'user' | 'admin', answer: Answer) => void;
};

/** Adds calls to an app, with their access, body and refusals. */
export function specRoutes(app: FastifyInstance, shop: SpecShop, nobody: SpecUser) {
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const status = error instanceof Refusal ? error.status : (error.statusCode ?? 500);
    return refuse(reply, status, error.message);
  });

  function refuse(reply: FastifyReply, status: number, message: string) {
    const { refusals, errors } = shop.variants;
    const told = { list: [message], text: message, objects: [{ message }] }[errors];
    // A status with a meaning in the specification is always used for it.
    const isSpecified =
      status === 401 || status === 404 || reply.request.url.includes('/mfa/fetch');
    if (refusals === 'body' && status < 500 && !isSpecified) reply.code(200);
    else reply.code(status);
    return reply.send({ success: false, message, errors: told });
  }

  function identify({ headers }: FastifyRequest, access: 'all' | 'user' | 'admin'): SpecUser {
    if (access === 'all') return nobody;
    const user = shop.sessions.get(headers.authorization?.replace('Bearer ', '') ?? '');
    if (!user) throw new Refusal(401, 'Log in first');
    if (access === 'admin' && user.role !== 'admin') throw new Refusal(401, 'Admins only');
    return user;
  }

  function sendUnshown(reply: FastifyReply) {
    switch (shop.variants.undocumentedReply) {
      case 'success':
        return reply.send({ success: true });
      case 'object':
        return reply.send({});
      case 'created':
        return reply.code(201).type('text/plain').send('Created');
      case 'noContent':
        return reply.code(204).send();
      case 'nothing':
        return reply.send();
    }
  }

  return (key: string, access: 'all' | 'user' | 'admin', answer: Answer) => {
    const [method = '', url = ''] = key.split(' ');
    const body = requestBodies[key];
    app.route({
      method,
      url,
      ...(body && { schema: { body } }),
      handler: async (request, reply) => {
        const user = identify(request, access);
        const params = request.params as Record<string, string>;
        const answered = await answer({ user, params, body: request.body, request });
        return answered === undefined ? sendUnshown(reply) : reply.send(answered);
      },
    });
  };
}
