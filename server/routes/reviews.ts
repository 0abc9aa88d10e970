import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import { listAllReviews, listReviews, moderateReview } from '../services/catalogue/reviews.ts';
import type { Context } from '../services/context.ts';

/** What buyers wrote: for everybody, and for the admins who look after it. */
export function reviewRoutes(
  app: FastifyInstance,
  context: Pick<Context, 'db' | 'pictures'>,
): void {
  route(app, 'GET /reviews/:productId', ({ params, query }) =>
    listReviews(context, params.productId, query),
  );
  route(app, 'GET /allreviews', ({ query }) => listAllReviews(context, query));
  route(app, 'POST /handlereview/:id', ({ params, body }) =>
    moderateReview(context, params.id, body),
  );
}
