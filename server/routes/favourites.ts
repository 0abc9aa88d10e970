import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import { addFavourite, listFavourites, removeFavourite } from '../services/catalogue/favourites.ts';
import { listRelatedProducts, rateProduct } from '../services/catalogue/ratings.ts';
import type { Context } from '../services/context.ts';

/** What a customer likes, and thinks of what they bought. */
export function favouriteRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'GET /getfavorites', ({ caller }) => listFavourites(context, caller.id));

  route(app, 'POST /addfavorite/:id', async ({ caller, params }) => {
    await addFavourite(context, caller.id, params.id);
    return { success: true, message: 'Added to your favorites.' };
  });

  route(app, 'POST /removefavorite/:id', async ({ caller, params }) => {
    await removeFavourite(context, caller.id, params.id);
    return { success: true, message: 'Removed from your favorites.' };
  });

  route(app, 'GET /getrelprod', ({ caller }) => listRelatedProducts(context, caller.id));
  route(app, 'POST /rate/:productId', ({ caller, params, body }) =>
    rateProduct(context, caller.id, params.productId, body.rating),
  );
  route(app, 'POST /review/:productId', ({ caller, params, body: { rating, ...words } }) =>
    rateProduct(context, caller.id, params.productId, rating, words),
  );
}
