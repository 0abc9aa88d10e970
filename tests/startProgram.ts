import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

export type Program = {
  /** Where it says that it listens. */
  url: string;
  pid: number | undefined;
  stop: () => Promise<void>;
};

/** What `npm start` runs: the shop as it was built. */
export const builtShop = ['--max-semi-space-size=4', 'server/start.mjs'];

/**
 * Runs a program of this project that serves something, in a process of its own on a free port.
 * @param program what `node` is given
 */
export async function startProgram(
  program: readonly string[],
  env: Record<string, string>,
): Promise<Program> {
  const child = spawn(process.execPath, program, {
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const stop = async () => {
    child.kill();
    await ended;
  };
  try {
    return { url: await readUrl(child), pid: child.pid, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function readUrl({ stdout }: ChildProcessByStdio<null, Readable, null>): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    stdout.on('data', (chunk: Buffer) => {
      text += chunk;
      const [, url] = /^\w+\s+(http:\S+)\n/m.exec(text) ?? [];
      if (url) resolve(url.replace('localhost', '127.0.0.1'));
    });
    stdout.once('end', () => reject(new Error(`The program ended:\n${text}`)));
  });
}
