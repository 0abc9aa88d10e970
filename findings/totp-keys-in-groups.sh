#!/bin/sh
# Sites print the key of an authenticator app in groups of four letters, to be copied or typed. A
# library that cannot read the spaces is expected to refuse the key. otplib 12.0.1 and speakeasy 2.0.0
# accept it, make another key of it, and count codes that no server accepts; the same with hyphens.
# otpauth 9.5.2 skips the spaces and refuses hyphens, totp-generator 1.1.0 refuses both. From a key of 18
# letters, speakeasy makes another key than the other three. So a page should copy the key without
# spaces, and a server should compare what it stored with what it showed.
# Exits non-zero when they behave otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent otplib@12.0.1 speakeasy@2.0.0 otpauth@9.5.2 totp-generator@1.1.0
cat >codes.mjs <<'JS'
import { TOTP as OtpauthTotp } from 'otpauth';
import otplib from 'otplib';
import speakeasy from 'speakeasy';
import { TOTP as GeneratorTotp } from 'totp-generator';

const timestamp = 1_700_000_000_000;
const libraries = {
  otplib: (secret) => otplib.authenticator.clone({ epoch: timestamp }).generate(secret),
  speakeasy: (secret) => speakeasy.totp({ secret, encoding: 'base32', time: timestamp / 1000 }),
  otpauth: (secret) => new OtpauthTotp({ secret }).generate({ timestamp }),
  'totp-generator': async (secret) => (await GeneratorTotp.generate(secret, { timestamp })).otp,
};
const keys = ['JBSWY3DPEHPK3PXP', 'JBSW Y3DP EHPK 3PXP', 'JBSW-Y3DP-EHPK-3PXP', 'JBSWY3DPEHPK3PXPJB'];
const seen = {};
for (const [name, codeOf] of Object.entries(libraries)) {
  seen[name] = [];
  for (const key of keys) {
    const code = await Promise.resolve(key).then(codeOf).catch(() => 'refused');
    console.log(`${name}, “${key}”: ${code}`);
    seen[name].push(code);
  }
}
const isAsSeen =
  JSON.stringify(seen) ===
  JSON.stringify({
    otplib: ['324550', '049311', '049311', '661980'],
    speakeasy: ['324550', '035672', '035672', '177400'],
    otpauth: ['324550', '324550', 'refused', '661980'],
    'totp-generator': ['324550', 'refused', 'refused', '661980'],
  });
console.log(isAsSeen ? 'as seen' : 'CHANGED');
process.exit(isAsSeen ? 0 : 1);
JS
node codes.mjs
