import { setupI18n } from '@lingui/core';
import {
  type CompiledMessage,
  compileMessage as compileFully,
} from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { i18n as english } from '../../contract/i18n.ts';
import { languages } from '../../contract/languages.ts';
import { compileMessage, withNumbers } from '../../contract/messageFormat.ts';
import { catalogues, collectMessages } from '../messages/collect.ts';

const counts = [-1, 0, 1, 2, 5, 21, 1000];
const names = ['Linen Shirt', 'Ana & João', '{name}', ''];

/** Renders a message by Lingui with the same value for each of its names. */
function render(compile: (message: string) => CompiledMessage, text: string, value: unknown) {
  const i18n = setupI18n({ locale: 'en', messages: { en: { [text]: compile(text) } } });
  return i18n.t(text, withNumbers(valuesOf(text, value), languages.en));
}

function valuesOf(text: string, value: unknown): Record<string, unknown> {
  return Object.fromEntries(
    [...text.matchAll(/\{\s*(\w+)/g)].map(([, name = '']) => [name, value]),
  );
}

function compare(text: string, value: unknown) {
  const expected = render(compileFully, text, value);
  expect(render(compileMessage, text, value)).toBe(expected);
  expect(english.t(text, valuesOf(text, value))).toBe(expected);
}

const found = collectMessages();
const texts = catalogues.flatMap((catalogue) => [...found[catalogue].values()]);
const withValues = texts.filter(({ text }) => text.includes('{'));

describe('the compiler of messages', () => {
  it('finds messages to compare', () => {
    expect(withValues.length).toBeGreaterThan(100);
  });

  it.each(texts)('writes “$text” of $file as Lingui does', ({ text }) => {
    const values = /, plural/.test(text) ? counts : [...counts, ...names];
    for (const value of text.includes('{') ? values : ['']) compare(text, value);
  });

  it('leaves out a value that is missing', () => {
    expect(english.t('Only {count} left')).toBe('Only  left');
  });

  it.each([
    '{count, plural, =0 {None} one {# piece of {product}} other {# pieces of {product}}}',
    '{kind, select, a {{count, plural, one {# a} other {# as}}} other {{count}}} and {kind}',
    '{ count , plural , one { # } other { # or {count} } }',
  ])('writes %s as Lingui does', (text) => {
    for (const value of counts) compare(text, value);
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
