import type { ApiClient } from './http.ts';

/**
 * Adds a guest's favourites to those of a customer who has just logged in.
 * @returns the ids to keep for the next login, since the server could not take them
 */
export async function joinGuestFavourites(
  { send }: ApiClient,
  ids: readonly string[],
): Promise<string[]> {
  const user = await send('GET /getuser', {});
  if (!user.ok || !user.data) return [...ids];
  const { favoriteProducts } = user.data;
  const kept: string[] = [];
  for (const id of ids.filter((id) => !favoriteProducts.includes(id))) {
    const added = await send('POST /addfavorite/:id', { params: { id } });
    // A product that is gone (404) or never was (400) is of no use another time either.
    if (!added.ok && added.error.status !== 404 && added.error.status !== 400) kept.push(id);
  }
  return kept;
}
