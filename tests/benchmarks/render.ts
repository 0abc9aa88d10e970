import { measureAnswers } from './measureAnswers.ts';
import { withShop } from './withShop.ts';

/* `npm run build && npm run bench:render`: rendered pages per second over 50 connections, next
   to a page that the server does not render in the same run. Compare the ratios: absolute
   figures depend on the machine. */

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
