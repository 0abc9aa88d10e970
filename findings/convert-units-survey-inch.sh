#!/bin/sh
# An inch is 2.54 cm since 1959, and "t" is the tonne's sign. convert-units 2.3.4 goes by way of the US survey
# foot, so an inch has 2.5399999187 cm, and a box of 50 inches is shorter than the 127 cm that a carrier
# allows or a size chart says, if whole centimetres are cut off. Its "t" is the short ton of 907.184 kg ("mt"
# is the tonne), so a load of 0.5 t weighs 454 kg. Without feet, its best unit for 35 inches is 2.9 US survey
# feet. convert 8.0.2 has 2.54 and 1000, but writes 100 °C as 211.99999999999983 °F. js-quantities 1.8.0
# reads the shoe size "38 EU" as 38 units of an enzyme.
# Exits non-zero when they behave otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent convert-units@2.3.4 convert@8.0.2 js-quantities@1.8.0
cat >convert.mjs <<'JS'
import { convert } from 'convert';
import older from 'convert-units';
import Quantity from 'js-quantities';

const best = older(35).from('in').toBest({ exclude: ['ft', 'yd', 'mi'] });
const seen = [
  `1 in: ${older(1).from('in').to('cm')} cm, ${convert(1, 'in').to('cm')} cm, ${Quantity('1 in').to('cm').scalar} cm`,
  `50 in, cut off: ${Math.floor(older(50).from('in').to('cm'))} cm`,
  `0.5 t: ${older(0.5).from('t').to('kg')} kg, ${convert(0.5, 't').to('kg')} kg, ${Quantity('0.5 t').to('kg').scalar} kg`,
  `35 in: ${best.val.toFixed(1)} ${best.plural}`,
  `100 C: ${older(100).from('C').to('F')} F, ${convert(100, 'C').to('F')} F`,
  `38 EU: ${Quantity('38 EU').kind()}`,
];
console.log(seen.join('\n'));
const expected = [
  '1 in: 2.5399999187200026 cm, 2.54 cm, 2.54 cm',
  '50 in, cut off: 126 cm',
  '0.5 t: 453.592 kg, 500 kg, 500 kg',
  '35 in: 2.9 US Survey Feet',
  '100 C: 212 F, 211.99999999999983 F',
  '38 EU: activity',
];
const isAsSeen = seen.join('\n') === expected.join('\n');
console.log(isAsSeen ? 'The behaviour is unchanged.' : 'The behaviour has changed.');
process.exit(isAsSeen ? 0 : 1);
JS
node convert.mjs
