import { once } from 'node:events';
import { createServer } from 'node:net';
import { banner } from './banner.ts';
import type { Config } from './config.ts';
import { StartError } from './errors.ts';
import { openShop, type Shop } from './shop.ts';
import { stopOnSignal } from './stop.ts';

/** Opens the shop, serves it until a signal comes, and says where it is and what it runs on. */
export async function serve(config: Config): Promise<void> {
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

async function listen(shop: Shop, address: Address): Promise<string> {
  try {
    const url = await explained(address, shop.app.listen(address));
    return address.host === '127.0.0.1' ? url.replace('127.0.0.1', 'localhost') : url;
  } catch (error) {
    await shop.close();
    throw error;
  }
}

type Address = { host: string; port: number };

/** @throws StartError when nothing can listen at the address: better known before much is opened */
async function ensureFree(address: Address): Promise<void> {
  const probe = createServer().listen(address);
  await explained(address, once(probe, 'listening'));
  probe.close();
  await once(probe, 'close');
}

/** The outcome of listening; a failure becomes a StartError that says what to do. */
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
