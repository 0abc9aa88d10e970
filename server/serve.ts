import { banner } from './banner.ts';
import type { Config } from './config.ts';
import { ensureFree, explained } from './listening.ts';
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

async function listen(shop: Shop, address: { host: string; port: number }): Promise<string> {
  try {
    const url = await explained(address, shop.app.listen(address));
    return address.host === '127.0.0.1' ? url.replace('127.0.0.1', 'localhost') : url;
  } catch (error) {
    await shop.close();
    throw error;
  }
}
