import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SWRConfig, useSWRConfig } from 'swr';
import { expect, it } from 'vitest';
import { cachedKeys, endpointKey } from '../../src/data/endpointKey.ts';
import { hydrate } from '../../src/data/hydration.ts';

it('a change finds the replies of the rendered page', () => {
  const product = endpointKey('GET /product/:id', { params: { id: 'shirt' } });
  const page = [...(endpointKey('GET /allproducts', { query: {} }) ?? []), ''];
  const answers: [readonly unknown[], unknown][] = [
    [product ?? [], { _id: 'shirt' }],
    [page, { items: [] }],
  ];
  const sent = JSON.parse(JSON.stringify({ answers, lists: [] }));
  let found: unknown[] = [];
  function Change() {
    const { mutate } = useSWRConfig();
    found = cachedKeys(mutate, ['GET /product/:id', 'GET /allproducts']);
    return null;
  }
  const children = createElement(Change);
  renderToStaticMarkup(createElement(SWRConfig, { value: hydrate(sent), children }));
  expect(found).toEqual([product, expect.stringMatching(/^\$inf\$@"GET \/allproducts"/)]);
});
