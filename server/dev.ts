import { createServer } from 'vite';
import { readConfig } from './config.ts';
import { exitOnFailure, stopOnSignal } from './lib/process.ts';
import { adminLines } from './serve.ts';
import { openShop } from './shop.ts';

/** `npm run dev`: the app with hot reloading at port 5173, and the API at any port, or at PORT. */
async function dev() {
  const config = readConfig({ PORT: '0', ...process.env });
  const shop = await openShop(config, () => process.exit(1));
  const api = await shop.app.listen({ host: '127.0.0.1', port: config.PORT });
  const vite = await createServer({ server: { proxy: { '/api': api } } });
  await vite.listen();
  stopOnSignal(async () => {
    await vite.close();
    await shop.close();
  });
  vite.printUrls();
  console.log(`  API: ${api}/api/docs, data in ${shop.folder}`);
  if (shop.admin) console.log(adminLines(shop.admin, process.stdout.isTTY).join('\n'));
}

await exitOnFailure(dev());
