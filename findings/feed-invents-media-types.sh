#!/bin/sh
# feed 6.0.0 is expected to give an RSS item's picture a media type that exists, or none (RSS 2.0 asks for one of
# the registered types). It takes all that follows the last dot of the path, so a JPEG is `image/jpg`, which
# nobody registered, and a picture of a CDN, whose path has no dot, `image//pictures/123`. A dot in a
# folder makes `image/0/jacket` of "/v2.0/jacket". rss 1.2.2 knows image/jpeg, but writes `type="false"` without a
# file extension. Both of them say that the picture has 0 bytes.
# Exits non-zero when they behave otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent feed@6.0.0 rss@1.2.2
cat >write.mjs <<'JS'
import { Feed } from 'feed';
import Rss from 'rss';

const shop = { title: 'Shop', id: 'https://shop.example/', link: 'https://shop.example/', copyright: '' };
const seen = ['/jacket.jpg', '/pictures/123', '/v2.0/jacket', '/jacket.webp'].map((path) => {
  const url = `https://shop.example${path}`;
  const feed = new Feed(shop);
  feed.addItem({ title: 'Jacket', link: shop.link, date: new Date(0), image: url });
  const other = new Rss({ title: shop.title, feed_url: shop.link, site_url: shop.link });
  other.item({ title: 'Jacket', url: shop.link, date: new Date(0), enclosure: { url } });
  const [one, two] = [feed.rss2(), other.xml()].map((xml) => /<enclosure[^>]*? (type="[^"]*")/.exec(xml)?.[1]);
  return `${path}: feed ${one}, rss ${two}`;
});
console.log(seen.join('\n'));
const expected = [
  '/jacket.jpg: feed type="image/jpg", rss type="image/jpeg"',
  '/pictures/123: feed type="image//pictures/123", rss type="false"',
  '/v2.0/jacket: feed type="image/0/jacket", rss type="false"',
  '/jacket.webp: feed type="image/webp", rss type="image/webp"',
];
const isAsSeen = seen.join('\n') === expected.join('\n');
console.log(isAsSeen ? 'The behaviour is unchanged.' : 'The behaviour has changed.');
process.exit(isAsSeen ? 0 : 1);
JS
node write.mjs
