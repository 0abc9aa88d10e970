#!/bin/sh
# playwright-core 1.65.1 with `channel: 'moz-firefox'` (WebDriver BiDi) and Firefox ESR 153 (Debian):
# the browser starts, but each new context fails, as Playwright sends the BiDi command
# emulation.setMediaFeaturesOverride, which this Firefox lacks. 1.64.1 drives the same Firefox.
# Needs Firefox: FIREFOX_PATH, or /usr/bin/firefox-esr.
# Exits non-zero when it behaves otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent new@npm:playwright-core@1.65.1 old@npm:playwright-core@1.64.1
cat >open.mjs <<'JS'
const seen = [];
for (const name of ['old', 'new']) {
  const { firefox } = await import(name);
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
  });
  let outcome = 'a context opens';
  try {
    await browser.newContext();
  } catch (error) {
    outcome = /setMediaFeaturesOverride/.test(error.message) ? 'unknown command' : error.message;
  }
  seen.push(outcome);
  console.log(`${name}, Firefox ${browser.version()}: ${outcome}`);
  await browser.close();
}
process.exit(seen.join('; ') === 'a context opens; unknown command' ? 0 : 1);
JS
node open.mjs
