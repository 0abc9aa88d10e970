import { measureAnswers } from './measureAnswers.ts';
import { withShop } from './withShop.ts';

/*
 * `npm run build && npm run bench:render`: how fast the server answers with rendered pages, in
 * pages a second by 50 connections, beside a page that it does not render in the same run. What
 * counts are ratios: absolute figures are the machine's.
 */

await withShop(100, {}, async (shop) => {
  const [product] = await (await fetch(`${shop.url}/api/allproducts?limit=1`)).json();
  console.table(
    await measureAnswers(shop, [
      { name: 'not rendered (control)', path: '/cart' },
      { name: 'home', path: '/' },
      { name: 'category', path: '/women' },
      { name: 'product', path: `/product/${product._id}` },
      { name: 'home while stock changes', path: '/', whileStockChanges: true },
    ]),
  );
});
