import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism, setPriority } from 'node:os';
import process from 'node:process';
import PQueue from 'p-queue';
import { paths } from '../../paths.ts';
import type { PictureAnswer, PictureJob, PictureWork } from './pictureWorker.ts';

/** Nice value: a third of the shop's processor time if both are busy. */
const priority = 5;

/** Queue for picture work, which leaves a core to the shop if possible, and limits the memory. */
export const pictureQueue = new PQueue({ concurrency: availableParallelism() > 2 ? 2 : 1 });

type PictureProcess = {
  /** Calls a function of `pictureWork.ts` in the process; if that ends, once more in a new one. */
  run: <Name extends keyof PictureWork>(
    name: Name,
    ...args: Parameters<PictureWork[Name]>
  ) => ReturnType<PictureWork[Name]>;
};

/** The process ended before the job was done; the message has the reason. */
class ProcessEnded extends Error {}

/**
 * Runs picture work in a separate process, which ends when idle, so that its memory is freed:
 * docs/decisions/0058-picture-process.md.
 * @param jobMs a job that takes longer than on the busiest machine hangs
 * @param idleMs longer than the pause between prewarmed pictures in a busy shop
 */
export function createPictureProcess({
  program = paths.pictureWorker,
  jobMs = 120_000,
  idleMs = 15_000,
} = {}): PictureProcess {
  let child: ChildProcess | undefined;
  let jobs = 0;
  let running = 0;
  let idleTimer: NodeJS.Timeout | undefined;
  // One after another, so that a job that crashes the process again affects no other.
  const retries = new PQueue({ concurrency: 1 });

  function ask(name: keyof PictureWork, args: unknown[]): Promise<unknown> {
    const asked = child?.connected ? child : start(program);
    child = asked;
    hold(asked);
    return new Promise((resolve, reject) => {
      const id = ++jobs;
      const fail = (why: unknown) => {
        if (child === asked) child = undefined;
        asked.kill('SIGKILL');
        settle();
        reject(new ProcessEnded(`The process that works on pictures ended: ${why}`));
      };
      const hear = (answer: PictureAnswer) => {
        if (answer.id !== id) return;
        settle();
        if ('error' in answer) reject(answer.error);
        else resolve(answer.value);
      };
      const onExit = (code: number | null, signal: string | null) => fail(signal ?? `exit ${code}`);
      let parts = 0;
      // In ten parts: a timer that is due runs before an answer that has arrived is read, so time
      // for which this process was blocked must count as one part at most.
      const deadline = setInterval(() => {
        if (++parts === 10) fail(`no answer for ${jobMs} ms`);
      }, jobMs / 10);
      const settle = () => {
        clearInterval(deadline);
        asked.off('message', hear).off('exit', onExit).off('error', fail);
      };
      asked.on('message', hear).on('exit', onExit).on('error', fail);
      asked.send({ id, name, args } satisfies PictureJob, (error) => error && fail(error.message));
    });
  }

  function endWhenIdle(): void {
    if (!child) return;
    release(child);
    idleTimer = setTimeout(() => {
      if (child?.connected) child.disconnect();
      child = undefined;
    }, idleMs).unref();
  }

  async function run(name: keyof PictureWork, args: unknown[]): Promise<unknown> {
    clearTimeout(idleTimer);
    running++;
    try {
      return await ask(name, args).catch((error) => {
        if (error instanceof ProcessEnded) return retries.add(() => ask(name, args));
        throw error;
      });
    } finally {
      running--;
      if (running === 0) endWhenIdle();
    }
  }

  return {
    run: <Name extends keyof PictureWork>(name: Name, ...args: Parameters<PictureWork[Name]>) =>
      run(name, args) as ReturnType<PictureWork[Name]>,
  };
}

export const pictureProcess = createPictureProcess();

function start(program: string): ChildProcess {
  const { PATH, LD_LIBRARY_PATH, TMPDIR, NODE_OPTIONS } = process.env;
  const child = fork(program, [], {
    // None of the shop's secrets. Few arenas save glibc's memory.
    env: { PATH, LD_LIBRARY_PATH, TMPDIR, NODE_OPTIONS, MALLOC_ARENA_MAX: '2' },
    execArgv: ['--enable-source-maps', '--max-old-space-size=128'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // Without a listener, an error would end this process.
  child.on('error', () => {});
  try {
    // Now, because the threads that it starts inherit it.
    if (child.pid) setPriority(child.pid, priority);
  } catch {
    // If the priority cannot be set, picture work competes with requests.
  }
  return child;
}

/** Keeps the program from ending during picture work. */
function hold(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}

function release(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}
