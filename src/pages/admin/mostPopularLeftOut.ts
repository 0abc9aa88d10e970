/** Shown after a product was saved on a server that does not take the flag (specification X30). */
export const mostPopularLeftOut = 'Saved without “Most Popular”, which this shop does not take.';
