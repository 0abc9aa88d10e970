import { createElement } from 'react';
import type { ArgsEnhancer, ArgTypesEnhancer, InputType } from 'storybook/internal/types';
import type { WithFacts } from './componentFacts.ts';

/** `argTypes` entry with named examples, for props that no control can edit. */
export const examples = (mapping: Record<string, unknown>) => ({
  control: { type: 'select' as const },
  options: Object.keys(mapping),
  mapping,
});

/**
 * Controls for props that are text, numbers, choices or booleans. Objects get none, since editing
 * them manually would break the story, unless it has named examples.
 */
export const safeControls: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const { props = {} } = (component as WithFacts | undefined)?.facts ?? {};
  const names = new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)]);
  const safe = [...names].map((name): [string, InputType] => {
    const argType = argTypes[name] ?? { name };
    if (argType.mapping || argType.control) return [name, argType];
    const type = props[name]?.type ?? typeOf(argType.type?.name, initialArgs[name]);
    return [name, { ...argType, ...controlOf(type, initialArgs[name], argType) }];
  });
  return Object.fromEntries(safe) as ReturnType<ArgTypesEnhancer>;
};

/** Type of a prop; inferred from the value for forwarded props. */
const typeOf = (known: string | undefined, value: unknown) =>
  known && /^(boolean|string|number|enum)$/.test(known) ? known : typeof value;

function controlOf(type: string, value: unknown, { options }: InputType): InputType {
  const parts = type.split(' | ').filter((part) => !/^(undefined|null)$/.test(part));
  const choices = parts.map(literal);
  if (options || type === 'enum') return {};
  if (choices.every((choice) => choice !== undefined) && choices.length > 0) {
    return { control: { type: choices.length > 4 ? 'select' : 'radio' }, options: choices };
  }
  if (parts.includes('ReactNode') && typeof value !== 'string') return contents(value);
  if (parts.includes('string') || parts.includes('ReactNode')) return { control: { type: 'text' } };
  if (parts.includes('number')) return { control: { type: 'number' } };
  if (type === 'boolean') return { control: { type: 'boolean' } };
  return { control: { disable: true } };
}

function literal(part: string): string | number | undefined {
  const text = /^'(.*)'$/.exec(part)?.[1];
  return text ?? (/^-?\d+$/.test(part) ? Number(part) : undefined);
}

/** Named examples for props of type `ReactNode`. */
const contents = (own: unknown) =>
  examples({
    ...(own !== undefined && { 'As in the story': own }),
    'A few words': 'A few words',
    'Two paragraphs': [
      createElement('p', { key: 1 }, 'A paragraph with a sentence or two. It says what matters.'),
      createElement('p', { key: 2 }, 'Another one, as long as what a shop would write. '.repeat(4)),
    ],
    Nothing: null,
  });

/** Replaces objects that are named examples by their name. */
export const namedExamples: ArgsEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).flatMap(([name, { mapping = {} }]) => {
      const own = Object.entries(mapping).find(([, value]) => value === initialArgs[name]);
      return own ? [[name, own[0]]] : [];
    }),
  );

/** Key that changes when a control is used, to reset stories that keep args in state. */
export const chosenByControls = (args: Record<string, unknown>) =>
  JSON.stringify(args, (key, value) => (key && Object(value) === value ? undefined : value));
