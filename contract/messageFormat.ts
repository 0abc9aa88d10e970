import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { type LanguageFacts, writeNumber } from './languages.ts';

type Token = CompiledMessage[number];

/**
 * Compiles a message for Lingui, as its own compiler does (tests/unit/messageFormat.test.ts compares
 * them), but only the parts of ICU MessageFormat that our messages have: `{name}`, and `plural` and
 * `select` with texts in braces. It has 5 % of the size, and so English needs no compiled copy of
 * the messages that are in the code anyway. The number `#` is read from the value `#NAME`
 * (`withNumbers`), since Lingui writes it by `Intl.NumberFormat`, whose first call takes 50 ms on a phone.
 */
export function compileMessage(message: string): CompiledMessage {
  if (!message.includes('{')) return [message];
  let rest = message;

  function take(pattern: RegExp): string | undefined {
    const [all = '', part = all] = pattern.exec(rest) ?? [];
    rest = rest.slice(all.length);
    return all ? part : undefined;
  }

  /** @param counted name of the number that selects the case */
  function texts(counted?: string): Token[] {
    const tokens: Token[] = [];
    while (rest && !rest.startsWith('}')) {
      const text = take(/^#|^[^{}#]+/);
      tokens.push(text === '#' && counted ? [`#${counted}`] : (text ?? argument()));
    }
    return tokens;
  }

  function argument(): Token {
    const name = take(/^\{\s*(\w+)\s*/) ?? '';
    const type = take(/^,\s*(\w+)\s*,\s*/);
    const cases: Record<string, CompiledMessage> = {};
    while (type) {
      const key = take(/^=?(\w+)\s*\{/);
      if (!key) break;
      cases[key] = texts(type === 'plural' ? name : undefined);
      take(/^\}\s*/);
    }
    if (!take(/^\}/)) throw new Error(`Not a message: ${message}`);
    return type ? ([name, type, cases] as Token) : [name];
  }

  const tokens = texts();
  if (rest) throw new Error(`Not a message: ${message}`);
  return tokens;
}

/** Writes a compiled message with its values, in English as Lingui does. */
export function writeMessage(tokens: CompiledMessage, values: Record<string, unknown>): string {
  return tokens
    .map((token) => {
      if (typeof token === 'string') return token;
      const [name, type, cases = {}] = token as [string, string?, Record<string, CompiledMessage>?];
      const value = values[name];
      if (!type) return value ?? '';
      const form = type === 'plural' && Math.abs(value as number) === 1 ? 'one' : 'other';
      return writeMessage(cases[String(value)] ?? cases[form] ?? cases.other ?? [], values);
    })
    .join('');
}

/**
 * Adds each number's formatted text, for `#` in messages.
 * @param facts of the language in use
 */
export function withNumbers(values: Record<string, unknown>, facts: LanguageFacts): typeof values {
  const written = { ...values };
  for (const [name, value] of Object.entries(values))
    if (typeof value !== 'object') written[`#${name}`] = writeNumber(String(value), facts);
  return written;
}
