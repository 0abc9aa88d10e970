import pg from 'pg';
import { readConfig } from '../../../server/config.ts';
import { orExit } from '../../../server/orExit.ts';
import { serve } from '../../../server/serve.ts';

/**
 * The shop on Postgres, which kills itself before the statement number DIE_BEFORE that follows the one which
 * says that a payment was made; the first of them is number 1. Each is printed before.
 */
const deadly = Number(process.env.DIE_BEFORE);
let number = 0;
let isPaid = false;

function count(text: string): void {
  if (!isPaid) return;
  number += 1;
  process.stdout.write(`Statement ${number}: ${text.replace(/\s+/g, ' ').slice(0, 60)}\n`);
  if (number === deadly) process.kill(process.pid, 'SIGKILL');
}

function hearAnswer(text: string): void {
  if (/^update "test_payments" set "status"/.test(text)) isPaid = true;
}

type Ask = (this: unknown, query: unknown, ...rest: unknown[]) => unknown;

/** The same function, which counts what it is asked. */
function counted(ask: Ask): Ask {
  return function (query, ...rest) {
    const text = typeof query === 'string' ? query : String((query as { text: string }).text);
    count(text);
    const last = rest.at(-1);
    if (typeof last === 'function') {
      // The pool's way of asking.
      rest[rest.length - 1] = (...results: unknown[]) => {
        hearAnswer(text);
        last(...results);
      };
    }
    const answer = ask.call(this, query, ...rest);
    if (answer instanceof Promise) answer.then(() => hearAnswer(text)).catch(() => {});
    return answer;
  };
}

pg.Client.prototype.query = counted(pg.Client.prototype.query as Ask) as never;

await orExit(serve(readConfig(process.env)));
