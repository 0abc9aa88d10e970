import { feedReporter, feedRows } from '../../contract/rules/feeds.ts';
import { mockEndpoint } from './mockEndpoint.ts';
import type { ShopState } from './shopState.ts';

const page = { name: 'Hemline', description: '', supportEmail: '', phone: '', social: [] };

/** Calls about product feeds. */
export function feedHandlers(state: ShopState) {
  let moves = 0;
  let url = '';
  const move = () => {
    moves += 1;
    return `https://hemline.example/feeds/secret-${moves}`;
  };
  return [
    mockEndpoint('GET /feeds', () => ({ reply: { url } })),
    mockEndpoint('POST /openfeeds', () => {
      url = move();
      return { reply: { url } };
    }),
    mockEndpoint('POST /closefeeds', () => {
      url = '';
      return { reply: { url } };
    }),
    mockEndpoint('GET /feedreport/:target', ({ params: { target } }) => {
      const { read, report } = feedReporter(target);
      const shop = {
        ...{ ...page, url: 'https://hemline.example', texts: [] },
        ...{ scales: state.sizeScales, countries: ['PT'], country: 'PT', returnDays: 14 },
      };
      for (const product of state.shelf) read(product, feedRows(product, shop, target));
      return { reply: report };
    }),
  ];
}
