#!/usr/bin/env bash
# nodemailer 10.6.0 sends nothing to a local mail server with a self-signed certificate, though TLS
# was never asked for.
#
# `smtp://127.0.0.1:PORT` means "plain, with TLS where it is offered". A fresh Postfix or Exim offers
# STARTTLS with a certificate of its own. Mail servers accept such a certificate from each other, as
# the fallback would be no encryption at all (RFC 7435, opportunistic security). nodemailer verifies
# it, on loopback too, and the mail fails. `?ignoreTLS=true` sends it unencrypted;
# `?tls.rejectUnauthorized=false` sends it encrypted.
#
# Needs npm and openssl. Prints what it saw; fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent nodemailer@10.6.0 smtp-server@3.21.6
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=mail -keyout key.pem -out cert.pem 2>/dev/null
cat >send.mjs <<'JS'
import { readFileSync } from 'node:fs';
import nodemailer from 'nodemailer';
import { SMTPServer } from 'smtp-server';
const server = new SMTPServer({
  authOptional: true,
  key: readFileSync('key.pem'),
  cert: readFileSync('cert.pem'),
  onData(stream, session, done) {
    stream.resume();
    stream.on('end', () => done(null, session.secure ? 'over TLS' : 'unencrypted'));
  },
});
server.on('error', () => {});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.server.address();
for (const options of ['', '?ignoreTLS=true', '?tls.rejectUnauthorized=false']) {
  const mail = { from: 'a@shop.test', to: 'b@shop.test', subject: 'Hello', text: 'Hello' };
  const outcome = await nodemailer
    .createTransport(`smtp://127.0.0.1:${port}/${options}`)
    .sendMail(mail)
    .then(({ response }) => `sent, ${response}`, ({ message }) => `failed: ${message}`);
  console.log(`smtp://127.0.0.1${options}: ${outcome}`);
}
process.exit(0);
JS
seen=$(node --no-warnings send.mjs)
echo "nodemailer $(node -p "require('nodemailer/package.json').version")"
echo "$seen"
grep -q '^smtp://127.0.0.1: failed: .*self-signed certificate' <<<"$seen"
grep -q 'ignoreTLS=true: sent' <<<"$seen"
grep -q 'rejectUnauthorized=false: sent' <<<"$seen"
