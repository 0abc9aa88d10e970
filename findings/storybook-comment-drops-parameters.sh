#!/bin/sh
# Storybook 10.6.7 drops parameters that a meta gets by a spread as soon as the meta has a doc comment.
# To show the comment on the docs page, its builder writes it into the meta as
# `parameters: { docs: { description } }`, and adds that property at the end where the meta lists none
# itself, so it replaces those of the spread. Without the comment they count. The source is valid and
# its types are right; stories then open without their route, viewport or mocked data.
# Exits non-zero when it behaves otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent storybook@10.6.7 react@19.3.1 react-dom@19.3.1
cat >enrich.mjs <<'JS'
import { enrichCsf, formatCsf, loadCsf } from 'storybook/internal/csf-tools';

/** Parameters of a meta with and without a doc comment, after Storybook's builder enriched it. */
async function parametersOf(comment, meta) {
  const source = `const shared = { parameters: { route: '/cart' } };
${comment}
const meta = ${meta};
export default meta;
export const Ready = {};
`;
  const parse = () => loadCsf(source, { makeTitle: (title) => title }).parse();
  const csf = parse();
  enrichCsf(csf, parse());
  const code = `data:text/javascript,${encodeURIComponent(formatCsf(csf).toString())}`;
  return Object.keys((await import(code)).default.parameters ?? {}).join();
}

const comment = '/** The page of the cart. */';
const spread = "{ title: 'Page', ...shared }";
const listed = "{ title: 'Page', parameters: { ...shared.parameters } }";
const seen = {
  'spread, without a comment': await parametersOf('', spread),
  'spread, with a comment': await parametersOf(comment, spread),
  'listed, with a comment': await parametersOf(comment, listed),
};
for (const [name, keys] of Object.entries(seen)) console.log(`${name}: ${keys}`);
const isAsSeen = Object.values(seen).join(' | ') === 'route | docs | route,docs';
console.log(isAsSeen ? 'The behaviour is unchanged.' : 'The behaviour has changed.');
process.exit(isAsSeen ? 0 : 1);
JS
node enrich.mjs
