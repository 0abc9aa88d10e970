#!/bin/sh
# On 25 October 2026 clocks in the Azores go back from 1:00 to 0:00, so that midnight comes twice.
# PostgreSQL (PGlite 0.5.16) begins the day at the second one, by `at time zone` and by `date_trunc`;
# Temporal (@js-temporal/polyfill 0.5.1) and date-fns-tz 3.2.0 at the first. On 29 March midnight is
# skipped: there date-fns-tz goes back, and its day begins at 23:00 of the day before; the other two
# go forward. Whoever works out a sale's days in both the database and JavaScript is off by an hour.
# Exits non-zero when they behave otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent @electric-sql/pglite@0.5.16 \
  @js-temporal/polyfill@0.5.1 date-fns@4.4.0 date-fns-tz@3.2.0
cat >compare.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite';
import { Temporal } from '@js-temporal/polyfill';
import { fromZonedTime } from 'date-fns-tz';

const zone = 'Atlantic/Azores';
const db = new PGlite();
const seen = [];
for (const day of ['2026-10-25', '2026-03-29']) {
  const { rows: [{ start, truncated }] } = await db.query(
    `select $1::timestamp at time zone '${zone}' as start,
      date_trunc('day', $2::timestamptz, '${zone}') as truncated`,
    [day, `${day}T12:00:00Z`],
  );
  const starts = {
    'at time zone': start,
    date_trunc: truncated,
    Temporal: new Date(Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds),
    'date-fns-tz': fromZonedTime(`${day}T00:00`, zone),
  };
  for (const [name, time] of Object.entries(starts)) {
    seen.push(`${day} by ${name}: ${time.toISOString().slice(11, 16)} UTC`);
  }
}
await db.close();
console.log(seen.join('\n'));
const expected = [
  '2026-10-25 by at time zone: 01:00 UTC',
  '2026-10-25 by date_trunc: 01:00 UTC',
  '2026-10-25 by Temporal: 00:00 UTC',
  '2026-10-25 by date-fns-tz: 00:00 UTC',
  '2026-03-29 by at time zone: 01:00 UTC',
  '2026-03-29 by date_trunc: 01:00 UTC',
  '2026-03-29 by Temporal: 01:00 UTC',
  '2026-03-29 by date-fns-tz: 00:00 UTC',
];
const isAsSeen = seen.join() === expected.join();
console.log(isAsSeen ? 'The behaviour is unchanged.' : 'The behaviour has changed.');
process.exit(isAsSeen ? 0 : 1);
JS
node compare.mjs
