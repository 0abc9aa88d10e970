import { buildWebsiteIfStale } from './build/buildWebsite.ts';
import { readConfig } from './config.ts';
import { StartError } from './errors.ts';
import { openShop, type Shop } from './shop.ts';
import { stopOnSignal } from './stop.ts';

/** `npm start`: builds the app if need be, then serves the whole shop. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  await buildWebsiteIfStale();
  const shop = await openShop(config, () => {
    console.error(`Another process took over DATA_DIR ${config.DATA_DIR}: this server stops.`);
    process.exit(1);
  });
  stopOnSignal(shop.close);
  const address = await listen(shop, config.HOST, config.PORT);
  const demo = shop.seeded > 0 ? ` (demo catalogue added: ${shop.seeded} products)` : '';
  console.log(`Shop      ${address}`);
  console.log(`API       ${address}/api/docs`);
  console.log(`Database  ${shop.engine}${demo}`);
  console.log(`Data      ${shop.folder}`);
}

/** @throws StartError when the address is taken or not ours */
async function listen(shop: Shop, host: string, port: number): Promise<string> {
  try {
    const address = await shop.app.listen({ host, port });
    return host === '127.0.0.1' ? address.replace('127.0.0.1', 'localhost') : address;
  } catch (error) {
    await shop.close();
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') {
      throw new StartError(`PORT ${port} is in use on ${host}: stop what uses it, or set PORT.`);
    }
    if (code === 'EACCES')
      throw new StartError(`PORT ${port} may not be used: set PORT above 1023.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartError(
        `HOST ${host} is not an address of this machine: set HOST to 127.0.0.1.`,
      );
    }
    throw error;
  }
}

start().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});
