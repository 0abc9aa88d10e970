#!/bin/sh
# workbox-strategies 7.4.1: a strategy asks its plugins' `fetchDidSucceed` about each answer that it
# fetches, but not about the same answer when navigation preload has fetched it. A plugin that takes a
# proxy's 503 for a failure makes NetworkFirst show the kept page for a request, and lets the 503
# through for the same request with preload.
# Exits non-zero when it behaves otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent workbox-strategies@7.4.1
cat >ask.mjs <<'JS'
// The parts of a service worker that Workbox uses.
class ExtendableEvent extends Event {
  waitUntil() {}
}
class FetchEvent extends ExtendableEvent {}
const kept = new Response('the kept page');
Object.assign(globalThis, {
  self: globalThis,
  registration: { scope: 'https://shop.test/' },
  location: new URL('https://shop.test/worker.js'),
  ExtendableEvent,
  FetchEvent,
  caches: { open: async () => ({}), match: async () => kept.clone() },
  fetch: async () => answerOfProxy(),
});
const answerOfProxy = () => new Response('no shop', { status: 503 });

const { NetworkFirst } = await import('workbox-strategies');
const asked = [];
const strategy = new NetworkFirst({
  plugins: [
    {
      fetchDidSucceed: async ({ response }) => {
        asked.push(response.status);
        if (response.status === 503) throw new Error('no network');
        return response;
      },
    },
  ],
});
async function visit(preloadResponse) {
  const request = new Request('https://shop.test/women');
  Object.defineProperty(request, 'mode', { value: 'navigate' });
  const event = Object.assign(new FetchEvent('fetch'), { request, preloadResponse });
  const answer = await strategy.handle({ event, request });
  return `${answer.status} ${await answer.text()}, asked ${asked.splice(0).length} times`;
}
const fetched = await visit(Promise.resolve(undefined));
const preloaded = await visit(Promise.resolve(answerOfProxy()));
console.log(`fetched by the worker: ${fetched}`);
console.log(`preloaded:             ${preloaded}`);
const isAsSeen =
  fetched === '200 the kept page, asked 1 times' && preloaded === '503 no shop, asked 0 times';
process.exit(isAsSeen ? 0 : 1);
JS
NODE_ENV=production node ask.mjs
