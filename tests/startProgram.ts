import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

export type Program = {
  /** URL at which it listens. */
  url: string;
  pid: number | undefined;
  stop: () => Promise<void>;
};

/** Entry of `npm start`: the built shop. */
export const builtShop = ['--max-semi-space-size=4', 'server/start.mjs'];

/**
 * Runs a server of this project in its own process on a free port.
 * @param program arguments for `node`
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
