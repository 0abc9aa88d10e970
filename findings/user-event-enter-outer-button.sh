#!/bin/sh
# @testing-library/user-event 14.6.12: Enter in a field does not submit a form whose submit button is
# outside of the form's element and names it by its `form` attribute. Chromium 156 (Debian) submits it
# (HTML, "implicit submission": any submit button whose form owner is this form). A test by keyboard
# fails where a visitor's Enter works, as with a button that React renders through a portal.
# Needs Chromium: CHROMIUM_PATH, or /usr/bin/chromium.
# Exits non-zero when it behaves otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent @testing-library/user-event@14.6.12 \
  @testing-library/dom@10.4.1 jsdom@26.1.0 playwright-core@1.64.1
cat >press.mjs <<'JS'
import { JSDOM } from 'jsdom';
import { chromium } from 'playwright-core';

const fields = '<label>Name <input></label><label>Email <input></label>';
const pages = {
  inside: `<form id="order">${fields}<button>Send</button></form>`,
  outside: `<form id="order">${fields}</form><button form="order">Send</button>`,
};

async function pressInJsdom(html) {
  const { window } = new JSDOM(html);
  Object.assign(globalThis, { window, document: window.document });
  const { default: userEvent } = await import('@testing-library/user-event');
  let submits = 0;
  window.document.querySelector('form').addEventListener('submit', (event) => {
    event.preventDefault();
    submits += 1;
  });
  const user = userEvent.setup({ document: window.document });
  await user.type(window.document.querySelector('input'), 'Anna{Enter}');
  return submits;
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
async function pressInChromium(html) {
  const page = await browser.newPage();
  await page.setContent(html);
  await page.evaluate(() => {
    window.submits = 0;
    document.querySelector('form').addEventListener('submit', (event) => {
      event.preventDefault();
      window.submits += 1;
    });
  });
  await page.locator('input').first().press('Enter');
  return page.evaluate(() => window.submits);
}

const seen = [];
for (const [place, html] of Object.entries(pages)) {
  const counts = [await pressInJsdom(html), await pressInChromium(html)];
  seen.push(...counts);
  console.log(`button ${place}: user-event submits ${counts[0]} time(s), Chromium ${counts[1]}`);
}
await browser.close();
process.exit(seen.join() === '1,1,0,1' ? 0 : 1);
JS
node press.mjs
