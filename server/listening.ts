import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartError } from './errors.ts';

type Address = { host: string; port: number };

/** @throws StartError when nothing can listen at the address: better known before much is opened */
export async function ensureFree(address: Address): Promise<void> {
  const probe = createServer().listen(address);
  await explained(address, once(probe, 'listening'));
  probe.close();
  await once(probe, 'close');
}

/** The outcome of listening; a failure becomes a StartError that says what to do. */
export async function explained<T>({ host, port }: Address, listening: Promise<T>): Promise<T> {
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
