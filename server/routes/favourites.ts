import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import { addFavourite, listFavourites, removeFavourite } from '../services/catalogue/favourites.ts';
import type { Context } from '../services/context.ts';

/** The customer's favourites. */
export function favouriteRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'GET /getfavorites', ({ caller }) => listFavourites(context, caller));

  route(app, 'POST /addfavorite/:id', async ({ caller, params }) => {
    await addFavourite(context, caller, params.id);
    return { success: true, message: 'Added to your favorites.' };
  });

  route(app, 'POST /removefavorite/:id', async ({ caller, params }) => {
    await removeFavourite(context, caller, params.id);
    return { success: true, message: 'Removed from your favorites.' };
  });
}
