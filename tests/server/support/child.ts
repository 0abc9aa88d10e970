import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { paths } from '../../../server/paths.ts';

/** A program from this folder in its own process, which tests can kill. */
type Child = {
  process: ChildProcess;
  /** Output so far. */
  output: () => string;
  /** Resolves when it has printed this; rejects if it ends first. */
  printed: (text: string | RegExp) => Promise<void>;
  /** Exit code or signal. */
  ended: Promise<number | NodeJS.Signals>;
};

export function startChild(program: string, env: Record<string, string>): Child {
  const script = join(paths.root, 'tests/server/support', program);
  const child = spawn(process.execPath, [join(paths.root, 'server/run.mjs'), script], {
    cwd: paths.root,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const listeners = new Set<() => void>();
  const hear = (chunk: Buffer) => {
    output += chunk;
    for (const listener of listeners) listener();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.once('close', (code, signal) => resolve(signal ?? code ?? 0));
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });

  const printed = (text: string | RegExp) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (!(typeof text === 'string' ? output.includes(text) : text.test(output))) return;
        listeners.delete(look);
        resolve();
      };
      listeners.add(look);
      look();
      ended.then(() => reject(new Error(`ended without printing ${text}:\n${output}`)));
    });
  return { process: child, output: () => output, printed, ended };
}

/** A server in its own process, which listens at `url`. */
export async function startServer(env: Record<string, string>) {
  const child = startChild('serveShop.ts', { PORT: '0', LOG_LEVEL: 'silent', ...env });
  await child.printed(/^Data +/m);
  return { ...child, url: /^Shop +(\S+)$/m.exec(child.output())?.[1] ?? '' };
}
