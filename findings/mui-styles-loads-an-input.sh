#!/bin/sh
# @mui/material 9.5.0: whoever imports `styled` from @mui/material/styles has Node load InputBase and
# TextareaAutosize as well. The way there is a helper for forced colours, which takes class names of
# the filled input.
# Exits non-zero when it behaves otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent @mui/material@9.5.0 @emotion/react@11.14.0 \
  @emotion/styled@11.14.1 react@19.3.1 react-dom@19.3.1
cat >hook.mjs <<'JS'
import { appendFileSync } from 'node:fs';

export async function load(url, context, nextLoad) {
  appendFileSync('loaded.txt', `${url}\n`);
  return nextLoad(url, context);
}
JS
cat >show.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { register } from 'node:module';

register('./hook.mjs', import.meta.url);
await import('@mui/material/styles');
const loaded = readFileSync('loaded.txt', 'utf8');
const seen = ['InputBase/InputBase', 'TextareaAutosize/TextareaAutosize', 'Button/Button'].map(
  (name) => `${name}: ${new RegExp(`@mui/material/${name}\\.m?js\\n`).test(loaded)}`,
);
console.log(seen.join('\n'));
const isSame = seen.map((line) => line.endsWith('true')).join() === 'true,true,false';
console.log(isSame ? 'The behaviour is unchanged.' : 'The behaviour has changed.');
process.exit(isSame ? 0 : 1);
JS
node show.mjs
