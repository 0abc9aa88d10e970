#!/bin/sh
# @mui/material 9.5.0: a Badge whose number has gone from 1 to 0 still has the text "1" in the document.
# A checker that compares a link's text with its accessible name finds it there. One that starts at 0
# has no text. The number is always aria-hidden.
# Exits non-zero when it behaves otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent @mui/material@9.5.0 @emotion/react@11.14.0 \
  @emotion/styled@11.14.1 react@19.3.1 react-dom@19.3.1 jsdom@26.1.0
cat >show.mjs <<'JS'
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<div id="root"></div>', { url: 'http://localhost' });
Object.assign(globalThis, { window, document: window.document, IS_REACT_ACT_ENVIRONMENT: true });
for (const name of Object.getOwnPropertyNames(window)) {
  if (!(name in globalThis)) globalThis[name] = window[name];
}
const { act, createElement } = await import('react');
const { createRoot } = await import('react-dom/client');
const { default: Badge } = await import('@mui/material/Badge');

const root = document.getElementById('root');
async function textsAt(...numbers) {
  const app = createRoot(root);
  const texts = [];
  for (const badgeContent of numbers) {
    await act(() => app.render(createElement(Badge, { badgeContent }, 'bag')));
    const badge = root.querySelector('.MuiBadge-badge');
    texts.push(`${badgeContent}: "${badge.textContent}"${badge.ariaHidden === 'true' ? ' hidden' : ''}`);
  }
  await act(() => app.unmount());
  return texts.join(', ');
}
const fromNone = await textsAt(0);
const fromOne = await textsAt(1, 0);
console.log(`started at 0: ${fromNone}\nfrom 1 to 0: ${fromOne}`);
const isSame = fromNone === '0: "" hidden' && fromOne === '1: "1" hidden, 0: "1" hidden';
console.log(isSame ? 'The behaviour is unchanged.' : 'The behaviour has changed.');
process.exit(isSame ? 0 : 1);
JS
node show.mjs
