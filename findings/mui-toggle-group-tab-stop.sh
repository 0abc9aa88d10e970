#!/bin/sh
# @mui/material 9.5.0: Tab enters an exclusive ToggleButtonGroup at its first button, not at the
# selected one (a radio group would be entered at the one that is checked).
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
const { default: ToggleButton } = await import('@mui/material/ToggleButton');
const { default: ToggleButtonGroup } = await import('@mui/material/ToggleButtonGroup');

const buttons = [7, 30, 90].map((value) => createElement(ToggleButton, { key: value, value }, value));
const group = createElement(ToggleButtonGroup, { exclusive: true, value: 30 }, buttons);
await act(() => createRoot(document.getElementById('root')).render(group));
const seen = [...document.querySelectorAll('button')].map(
  (button) => `${button.value}: pressed ${button.ariaPressed ?? button.getAttribute('aria-pressed')}, tabindex ${button.tabIndex}`,
);
console.log(seen.join('\n'));
const isSame =
  seen.join() ===
  '7: pressed false, tabindex 0,30: pressed true, tabindex -1,90: pressed false, tabindex -1';
console.log(isSame ? 'The behaviour is unchanged.' : 'The behaviour has changed.');
process.exit(isSame ? 0 : 1);
JS
node show.mjs
