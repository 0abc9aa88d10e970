import { setupI18n } from '@lingui/core';
import {
  type CompiledMessage,
  compileMessage as compileFully,
} from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { languages } from '../../contract/languages.ts';
import { compileMessage, withNumbers } from '../../contract/messageFormat.ts';
import { catalogues, collectMessages } from '../messages/collect.ts';

const counts = [0, 1, 2, 5, 21, 1000];
const names = ['Linen Shirt', 'Ana & João', '{name}', ''];

/** Renders a message with the same value for each of its names. */
function render(compile: (message: string) => CompiledMessage, text: string, value: unknown) {
  const i18n = setupI18n({ locale: 'en', messages: { en: { [text]: compile(text) } } });
  const values = [...text.matchAll(/\{\s*(\w+)/g)].map(([, name = '']) => [name, value]);
  return i18n.t(text, withNumbers(Object.fromEntries(values), languages.en));
}

const found = collectMessages();
const texts = catalogues.flatMap((catalogue) => [...found[catalogue].values()]);
const withValues = texts.filter(({ text }) => text.includes('{'));

describe('the compiler of messages', () => {
  it('finds messages to compare', () => {
    expect(withValues.length).toBeGreaterThan(100);
  });

  it.each(texts)('compiles “$text” of $file as Lingui does', ({ text }) => {
    const values = /, plural/.test(text) ? counts : [...counts, ...names];
    for (const value of text.includes('{') ? values : ['']) {
      expect(render(compileMessage, text, value)).toBe(render(compileFully, text, value));
    }
  });

  it.each([
    '{count, plural, =0 {None} one {# piece of {product}} other {# pieces of {product}}}',
    '{kind, select, a {{count, plural, one {# a} other {# as}}} other {{count}}} and {kind}',
    '{ count , plural , one { # } other { # or {count} } }',
  ])('compiles %s as Lingui does', (text) => {
    for (const value of counts) {
      expect(render(compileMessage, text, value)).toBe(render(compileFully, text, value));
    }
  });

  it.each([
    '{',
    'Only {count left',
    'Only {count} left}',
    'Only {} left',
    'Only {the count} left',
    '{count, plural, one {# piece} other {# pieces}',
    '{count, plural, one # piece}',
    '{count, number}',
  ])('refuses %s', (text) => {
    expect(() => compileMessage(text)).toThrow('Not a message');
  });
});
