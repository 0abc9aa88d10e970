import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { temporaryFolder } from './temporaryFolder.ts';

/** Paths of a key and its self-signed certificate for `localhost`. */
export function selfSigned(): { folder: string; key: string; cert: string } {
  const folder = temporaryFolder({});
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'];
  const named = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', [...made, ...named, '-keyout', key, '-out', cert], { stdio: 'pipe' });
  return { folder, key, cert };
}
