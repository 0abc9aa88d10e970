import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { readConfig } from '../../../server/config.ts';
import { exitOnFailure } from '../../../server/lib/process.ts';
import { serve } from '../../../server/serve.ts';

/**
 * The shop, on either database, which kills itself before statement number DIE_BEFORE after a
 * payment (counted from 1). Prints each of these statements first.
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

/** Wraps a function to count its statements. */
function counted(ask: Ask): Ask {
  return function (query, ...rest) {
    const text = typeof query === 'string' ? query : String((query as { text: string }).text);
    count(text);
    const last = rest.at(-1);
    if (typeof last === 'function') {
      // The pool's call signature.
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

/** SQL in a message of Postgres's protocol, if any: alone in Query, after a name in Parse. */
function sqlOf(message: Buffer): string | undefined {
  const [type] = message.toString('latin1', 0, 1);
  const texts = message.toString('utf8', 5).split('\0');
  return type === 'Q' ? texts[0] : type === 'P' ? texts[1] : undefined;
}

const send = PGlite.prototype.execProtocolRawSync;
let last = '';
PGlite.prototype.execProtocolRawSync = function (message) {
  const text = sqlOf(Buffer.from(message));
  if (text !== undefined) {
    // Earlier work is done by now.
    hearAnswer(last);
    last = text;
    count(text);
  }
  return send.call(this, message);
};

await exitOnFailure(serve(readConfig(process.env)));
