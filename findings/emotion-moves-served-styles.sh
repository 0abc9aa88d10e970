#!/bin/sh
# @emotion/react 11.14.0: hydration moves every style element that the server wrote, even if all of them
# are where Emotion would put them, and passes through an order in which the global styles come after
# those of the components. Browsers then work out all styles again.
# Exits non-zero when it behaves otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent @emotion/react@11.14.0 @emotion/cache@11.14.0 \
  react@19.3.1 react-dom@19.3.1 jsdom@26.1.0
cat >page.mjs <<'JS'
import { CacheProvider, Global, jsx } from '@emotion/react';
import { createElement as h, Fragment } from 'react';

export const page = (cache) =>
  h(
    CacheProvider,
    { value: cache },
    h(
      Fragment,
      null,
      h(Global, { styles: { html: { margin: 0 } } }),
      h(Global, { styles: { body: { padding: 0 } } }),
      jsx('p', { css: { color: 'red' } }, 'Text'),
    ),
  );
JS
cat >serve.mjs <<'JS'
import { writeFileSync } from 'node:fs';
import createCache from '@emotion/cache';
import { renderToString } from 'react-dom/server';
import { page } from './page.mjs';

const served = createCache({ key: 'css' });
served.compat = true;
const html = renderToString(page(served));
const styles = Object.entries(served.inserted).map(([name, css]) => ({
  css,
  name: `css-${name}` in served.registered ? `css ${name}` : `css-global ${name}`,
}));
writeFileSync('page.json', JSON.stringify({ html, styles }));
JS
cat >show.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';

const dom = new JSDOM('<!doctype html><head></head><body><div id="root"></div></body>');
const { document, MutationObserver } = dom.window;
Object.assign(globalThis, {
  window: dom.window,
  document,
  navigator: dom.window.navigator,
  HTMLElement: dom.window.HTMLElement,
  IS_REACT_ACT_ENVIRONMENT: true,
});
const { act } = await import('react');
const { hydrateRoot } = await import('react-dom/client');
const { default: createCache } = await import('@emotion/cache');
const { page } = await import('./page.mjs');

const { html, styles } = JSON.parse(readFileSync('page.json', 'utf8'));
document.head.innerHTML = styles
  .map(({ name, css }) => `<style data-emotion="${name}" data-s="">${css}</style>`)
  .join('');
document.getElementById('root').innerHTML = html;
const order = () => [...document.head.children].map((style) => style.textContent).join(' ');
const before = order();

const moved = [];
new MutationObserver((records) => {
  for (const { removedNodes } of records) moved.push(...removedNodes);
}).observe(document.head, { childList: true });
await act(async () => hydrateRoot(document.getElementById('root'), page(createCache({ key: 'css' }))));
await new Promise((resolve) => setTimeout(resolve));

console.log(`style elements: ${styles.length}`);
console.log(`moved while hydrating: ${moved.length}`);
console.log(`the order afterwards is as before: ${order() === before}`);
const isSame = styles.length === 3 && moved.length === 3 && order() === before;
console.log(isSame ? 'The behaviour is unchanged.' : 'The behaviour has changed.');
process.exit(isSame ? 0 : 1);
JS
node serve.mjs
node show.mjs
