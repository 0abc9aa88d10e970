import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What the server says of where it is. */
export async function addressIn(server: ChildProcess): Promise<string> {
  let output = '';
  for await (const chunk of server.stdout ?? []) {
    output += chunk;
    const address = /http:\/\/localhost:\d+/.exec(output)?.[0];
    if (address) {
      server.stdout?.resume();
      return address.replace('localhost', '127.0.0.1');
    }
  }
  throw new Error(`The server ended:\n${output}`);
}

/** How long the first answer takes, which is made for it, and how many bytes come over the network. */
export async function ask(url: string) {
  const start = performance.now();
  const answer = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
  await answer.arrayBuffer();
  const ms = performance.now() - start;
  const bytes = Number(answer.headers.get('content-length') ?? 0);
  return { status: answer.status, ms, bytes };
}

/** Resident memory in MB; elsewhere than on Linux nobody says. */
export function memoryOf({ pid }: ChildProcess): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/VmRSS:\s*(\d+)/.exec(status)?.[1]) / 1024);
  } catch {
    return Number.NaN;
  }
}
