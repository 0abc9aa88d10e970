import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

type Token = CompiledMessage[number];

/**
 * Compiles a message for Lingui, as its own compiler does (tests/unit/messageFormat.test.ts compares
 * them), but only the parts of ICU MessageFormat that our messages have: `{name}`, and `plural` and
 * `select` with texts in braces. It has 5 % of the size, and so English needs no compiled copy of
 * the messages that are in the code anyway.
 */
export function compileMessage(message: string): CompiledMessage {
  if (!message.includes('{')) return [message];
  let rest = message;

  function take(pattern: RegExp): string | undefined {
    const [all = '', part = all] = pattern.exec(rest) ?? [];
    rest = rest.slice(all.length);
    return all ? part : undefined;
  }

  function texts(): Token[] {
    const tokens: Token[] = [];
    while (rest && !rest.startsWith('}')) tokens.push(take(/^#|^[^{}#]+/) ?? argument());
    return tokens;
  }

  function argument(): Token {
    const name = take(/^\{\s*(\w+)\s*/) ?? '';
    const type = take(/^,\s*(\w+)\s*,\s*/);
    const cases: Record<string, CompiledMessage> = {};
    while (type) {
      const key = take(/^=?(\w+)\s*\{/);
      if (!key) break;
      cases[key] = texts();
      take(/^\}\s*/);
    }
    if (!take(/^\}/)) throw new Error(`Not a message: ${message}`);
    return type ? ([name, type, cases] as Token) : [name];
  }

  const tokens = texts();
  if (rest) throw new Error(`Not a message: ${message}`);
  return tokens;
}
