#!/bin/sh
# ts-tracking-number 1.0.17 is expected to name the carrier of a parcel number, or none that it does not know.
# Carriers outside of the United States, such as DHL, DPD and PostNord, print an SSCC of GS1 (20 digits with
# its "00"). The package knows a form of 20 digits of USPS with the same check digit, and asks for no more.
# So it calls every SSCC a parcel of USPS, with a link to that carrier, where the buyer finds nothing. It reads
# a UPS number with spaces, but not in small letters. tracking-number-validation 2.0.2, the other way round,
# does not know the SSCC, but takes a UPS number with a wrong check digit.
# Exits non-zero when they behave otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent ts-tracking-number@1.0.17 tracking-number-validation@2.0.2
cat >ask.cjs <<'JS'
const { getTracking } = require('ts-tracking-number');
const { getCourier } = require('tracking-number-validation');

/** GS1's check digit is added to the number. */
function withDigit(digits) {
  const sum = [...digits].reverse().reduce((total, digit, at) => total + digit * (at % 2 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

const carriers = new Map();
for (let parcel = 0; parcel < 1000; parcel += 1) {
  // Prefixes 340 (Germany), 370 (Sweden) and 400 (Germany), a shipper and a parcel of it.
  const shipper = ['34043416', '37073230', '40063813'][parcel % 3];
  const number = `00${withDigit(`${shipper}${String(parcel * 7919).padStart(9, '0')}`)}`;
  const carrier = getTracking(number)?.courier.name ?? 'none';
  carriers.set(carrier, (carriers.get(carrier) ?? 0) + 1);
}
const seen = [
  `1000 SSCCs: ${[...carriers].flat().join(' ')}`,
  getTracking('00340434161094042557').trackingUrl,
  ...[
    '00340434161094042557',
    '1Z 999 AA1 01 2345 6784',
    '1z999aa10123456784',
    '1Z999AA10123456785',
  ].map((number) => `${number}: ${getTracking(number)?.courier.name}, ${getCourier(number).join() || 'none'}`),
];
console.log(seen.join('\n'));
const expected = [
  '1000 SSCCs: United States Postal Service 1000',
  'https://tools.usps.com/go/TrackConfirmAction?tLabels=%s',
  '00340434161094042557: United States Postal Service, none',
  '1Z 999 AA1 01 2345 6784: UPS, ups',
  '1z999aa10123456784: undefined, ups',
  '1Z999AA10123456785: undefined, ups',
];
const isAsSeen = seen.join('\n') === expected.join('\n');
console.log(isAsSeen ? 'The behaviour is unchanged.' : 'The behaviour has changed.');
process.exit(isAsSeen ? 0 : 1);
JS
node ask.cjs
