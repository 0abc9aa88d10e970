import { type ApiClient, ApiError } from './http.ts';

/**
 * Adds a guest's favourites to those of a customer who has just logged in.
 * @returns the ids to keep for the next login, since the server could not take them
 */
export async function joinGuestFavourites(
  { call }: ApiClient,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  try {
    const { favoriteProducts } = await call('GET /getuser', {});
    const missing = ids.filter((id) => !favoriteProducts.includes(id));
    const kept: string[] = [];
    for (const id of missing) {
      if (!(await add(id))) kept.push(id);
    }
    return kept;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return [...ids];
  }

  /** False when it can be tried again; a product that is gone (404) or never was (400) can't. */
  async function add(id: string): Promise<boolean> {
    try {
      await call('POST /addfavorite/:id', { params: { id } });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error.status === 404 || error.status === 400;
    }
  }
}
