#!/bin/sh
# The value of an `<input type="email">` is expected to be what its visitor typed, less spaces around it.
# Chromium 156 (Debian) writes the domain's letters in Punycode: "anna@bücher.example" is shown as typed,
# but both `value` and the form's data have "anna@xn--bcher-kva.example", which HTML asks for. Firefox 153
# (Debian's firefox-esr) has the letters in both. On a server that compares emails as texts, whoever
# signed up in one browser is unknown in the other, and may get a second account for one mailbox.
# Needs Firefox and Chromium: FIREFOX_PATH and CHROMIUM_PATH, or Debian's.
# Exits non-zero when they behave otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent playwright-core@1.64.1
cat >type.mjs <<'JS'
import { chromium, firefox } from 'playwright-core';

const seen = [];
for (const [type, options] of [
  [firefox, { channel: 'moz-firefox', executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr' }],
  [
    chromium,
    {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu'],
    },
  ],
]) {
  const browser = await type.launch(options);
  const page = await browser.newPage();
  await page.setContent('<form><input type="email" name="email"></form>');
  for (const email of ['anna@bücher.example', 'anna@bucher.example']) {
    await page.fill('input', '');
    await page.locator('input').pressSequentially(email);
    const sent = await page.evaluate(() => {
      const field = document.querySelector('input');
      return [field.value, new FormData(field.form).get('email'), field.validity.valid].join(' ');
    });
    seen.push(`${type.name()}: ${sent}`);
  }
  await browser.close();
}
console.log(seen.join('\n'));
const expected = [
  'firefox: anna@bücher.example anna@bücher.example true',
  'firefox: anna@bucher.example anna@bucher.example true',
  'chromium: anna@xn--bcher-kva.example anna@xn--bcher-kva.example true',
  'chromium: anna@bucher.example anna@bucher.example true',
];
process.exit(seen.join('\n') === expected.join('\n') ? 0 : 1);
JS
node type.mjs
