import { once } from 'node:events';
import { createServer } from 'node:net';
import { timeZones } from '../contract/rules/timeZone.ts';
import type { Config } from './config.ts';
import { StartError } from './errors.ts';
import { stopOnSignal } from './lib/process.ts';
import type { GeneratedPassword } from './services/accounts/admins.ts';
import { type OpenShop, openShop } from './shop.ts';

/** Opens the shop, serves it until a signal arrives, and prints its URL and setup. */
export async function serve(config: Config) {
  const address = { host: config.HOST, port: config.PORT };
  await ensureFree(address);
  const shop = await openShop(config, () => {
    console.error(`Another process took over DATA_DIR ${config.DATA_DIR}: this server stops.`);
    process.exit(1);
  });
  stopOnSignal(shop.close);
  const url = await listen(shop, address);
  console.log(banner(url, shop, config, process.stdout.isTTY).join('\n'));
}

async function listen(shop: OpenShop, address: Address): Promise<string> {
  try {
    const url = await explained(address, shop.app.listen(address));
    return address.host === '127.0.0.1' ? url.replace('127.0.0.1', 'localhost') : url;
  } catch (error) {
    await shop.close();
    throw error;
  }
}

type Address = { host: string; port: number };

/** @throws StartError if the address is unusable, before anything expensive is opened */
async function ensureFree(address: Address) {
  const probe = createServer().listen(address);
  await explained(address, once(probe, 'listening'));
  probe.close();
  await once(probe, 'close');
}

/** Waits until the server listens, and turns a failure into a StartError that explains it. */
async function explained<T>({ host, port }: Address, listening: Promise<T>): Promise<T> {
  try {
    return await listening;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    switch (code) {
      case 'EADDRINUSE':
        throw new StartError(`PORT ${port} is in use on ${host}: stop what uses it, or set PORT.`);
      case 'EACCES':
        throw new StartError(`PORT ${port} may not be used: set PORT above 1023.`);
      case 'EADDRNOTAVAIL':
      case 'ENOTFOUND':
      case 'EAI_AGAIN':
        throw new StartError(`HOST ${host} is no address of this machine: set HOST to 127.0.0.1.`);
      default:
        throw error;
    }
  }
}

type Opened = Pick<OpenShop, 'engine' | 'folder' | 'seeded' | 'admin'> & {
  metricsUrl?: string | undefined;
};

/**
 * @param isTerminal false for a log, which gets no password: more people read it, and for longer
 */
export function banner(
  url: string,
  { engine, folder, metricsUrl, seeded, admin }: Opened,
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
  isTerminal: boolean,
): string[] {
  const demo = seeded > 0 ? ` (demo catalogue added: ${seeded} products)` : '';
  return [
    `Shop      ${url}`,
    `API       ${url}/api/docs`,
    `Database  ${engine}${demo}`,
    `Data      ${folder}`,
    `Days      begin at midnight in the time zone ${timeZones.shop}`,
    ...(metricsUrl ? [`Metrics   ${metricsUrl}`] : []),
    ...(admin ? adminLines(admin, isTerminal) : []),
    ...(PUBLIC_URL ? [] : noPublicUrl),
  ];
}

/** The first admin; the password is for a terminal only. */
export function adminLines({ email, password }: GeneratedPassword, isTerminal: boolean): string[] {
  const kept = 'admin-password.txt of the data folder until it is changed';
  return isTerminal
    ? [`Admin     ${email}, password ${password}`, `          (kept in ${kept})`]
    : [`Admin     ${email}, password in ${kept}`];
}

const noPublicUrl = [
  'Note      PUBLIC_URL is not set: canonical links, the sitemap and payments name the host that',
  '          each request asks for. Set it before the shop is open to others.',
];
