import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import { listRelatedProducts, rateProduct } from '../services/catalogue/ratings.ts';
import type { Context } from '../services/context.ts';

/** What customers think of what they bought. */
export function ratingRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'GET /getrelprod', ({ caller }) => listRelatedProducts(context, caller.id));
  route(app, 'POST /rate/:productId', ({ caller, params, body }) =>
    rateProduct(context, caller.id, params.productId, body.rating),
  );
}
