import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findHeadlessChromium } from './chromium.ts';

/**
 * Path of a Chromium, which is installed if missing: Playwright's own, or if that can't be
 * downloaded and we are root on Debian, the distribution's. Prints which.
 */
export function ensureChromium(): string | undefined {
  const path = findHeadlessChromium() ?? installPlaywrights() ?? installDebians();
  console.log(
    path
      ? `Browser: ${path}`
      : 'No Chromium: install one (for example "npx playwright install chromium"), or set CHROMIUM_PATH.',
  );
  return path;
}

function installPlaywrights(): string | undefined {
  console.log('No Chromium here: asking Playwright for one…');
  run('npx', ['playwright', 'install', 'chromium']);
  return findHeadlessChromium();
}

function installDebians(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  console.log('Playwright could not download one: asking apt…');
  run('apt-get', ['update', '-qq']);
  for (const name of ['chromium-headless-shell', 'chromium']) {
    run('apt-get', ['install', '-y', '-qq', name]);
    const path = findHeadlessChromium();
    if (path) return path;
  }
  return undefined;
}

function run(command: string, args: string[]) {
  spawnSync(command, args, {
    stdio: 'inherit',
    timeout: 10 * 60_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
