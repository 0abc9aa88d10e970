#!/bin/sh
# PGlite 0.5.16 brings the time zone rules of its own build, not those of the Node that runs it:
# from 20 September 2026 on it puts Morocco at UTC, while moment-timezone 0.6.0 (rules of 2025b)
# and Node 20.20 (2025c) leave it an hour ahead. Days that SQL and JavaScript both work out from
# one zone then begin at different moments.
# Exits non-zero when it behaves otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent @electric-sql/pglite@0.5.16 moment-timezone@0.6.0
cat >compare.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite';
import moment from 'moment-timezone';

const zone = 'Africa/Casablanca';
const times = ['2026-06-15T12:00:00Z', '2026-12-01T12:00:00Z'];
const database = new PGlite();
const seen = [];
for (const time of times) {
  const { rows } = await database.query(
    `select to_char($1::timestamptz at time zone '${zone}', 'HH24:MI') as shown`,
    [time],
  );
  seen.push(`${rows[0].shown} ${moment(time).tz(zone).format('HH:mm')}`);
}
await database.close();
console.log(`Noon of UTC in ${zone}, by PGlite and by moment-timezone ${moment.tz.dataVersion}:`);
times.forEach((time, index) => console.log(`${time.slice(0, 10)}: ${seen[index]}`));
console.log(`Node ${process.versions.node} has the rules of ${process.versions.tz}`);
process.exit(seen.join() === '13:00 13:00,12:00 13:00' ? 0 : 1);
JS
node compare.mjs
