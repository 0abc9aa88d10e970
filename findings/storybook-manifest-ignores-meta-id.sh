#!/bin/sh
# Storybook 10.6.7: an indexer may show a story under another title and keep its id (`metaId`). The
# index follows it. The components manifest for agents does not: it works out ids from the shown
# title, leaves out those that the index lacks, and so lists the component without any story.
# Exits non-zero when it behaves otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "name": "manifest-ids", "private": true, "type": "module" }' >package.json
npm install --no-audit --no-fund --silent storybook@10.6.7 @storybook/react-vite@10.6.7 \
  @storybook/addon-mcp@10.6.2 react@19.3.1 react-dom@19.3.1 vite@8.3.8
mkdir .storybook src
cat >src/Chip.jsx <<'JS'
/** A short label. */
export function Chip({ text = 'New' }) {
  return <b>{text}</b>;
}
JS
cat >src/Chip.stories.jsx <<'JS'
import { Chip } from './Chip.jsx';

export default { component: Chip, title: 'Parts/Chip' };
export const Short = { args: { text: 'Hi' } };
JS
cat >.storybook/main.js <<'JS'
const moved = (entry) => ({ ...entry, metaId: entry.title, title: `Library/${entry.title}` });

export default {
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true },
  stories: ['../src/*.stories.jsx'],
  addons: ['@storybook/addon-mcp'],
  experimental_indexers: (indexers) =>
    process.env.MOVED
      ? indexers.map((indexer) => ({
          ...indexer,
          createIndex: async (...given) => (await indexer.createIndex(...given)).map(moved),
        }))
      : indexers,
};
JS
npx storybook build --quiet -o plain >/dev/null 2>&1
MOVED=1 npx storybook build --quiet -o moved >/dev/null 2>&1
cat >compare.mjs <<'JS'
import { readFileSync } from 'node:fs';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const seen = ['plain', 'moved'].map((build) => {
  const ids = Object.keys(read(`${build}/index.json`).entries);
  const { stories } = Object.values(read(`${build}/manifests/components.json`).components)[0];
  return `${build}: index ${ids}, manifest ${stories.map(({ id }) => id) || ''}`;
});
console.log(seen.join('\n'));
const isAsSeen =
  seen[0] === 'plain: index parts-chip--short, manifest parts-chip--short' &&
  seen[1] === 'moved: index parts-chip--short, manifest ';
process.exit(isAsSeen ? 0 : 1);
JS
node compare.mjs
