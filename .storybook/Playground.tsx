import { Controls, DocsContext, Source } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useMemo, useState } from 'react';
import { STORY_ARGS_UPDATED, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import type { PreparedStory } from 'storybook/internal/types';
import type { ComponentFacts } from './componentFacts.ts';
import { useDocsScheme } from './docsScheme.ts';
import { StateFrame } from './StateFrame.tsx';
import { viewportOf } from './viewports.ts';

type PlaygroundProps = {
  story: PreparedStory;
  /** Facts with the component's path and name, for the import. */
  facts: ComponentFacts | undefined;
  /** Props to hide. */
  exclude: string[];
  /** Window width in px. */
  width: number | undefined;
};

/** First state of a component with controls and the resulting code. */
export function Playground({ story, facts, exclude, width }: PlaygroundProps) {
  const { id, name, storyGlobals, argTypes } = story;
  const { channel } = useContext(DocsContext);
  const scheme = useDocsScheme();
  const [args, setArgs] = useState(story.initialArgs);

  useEffect(() => {
    // The story in the frame reports the same args, without undefined ones.
    const follow = (update: { storyId: string; args: typeof args }) => {
      if (update.storyId === id) setArgs((old) => (isSame(old, update.args) ? old : update.args));
    };
    channel.on(STORY_ARGS_UPDATED, follow);
    // Reset, because Storybook's controls start with the example objects instead of their names.
    channel.emit(UPDATE_STORY_ARGS, { storyId: id, updatedArgs: {} });
    return () => channel.off(STORY_ARGS_UPDATED, follow);
  }, [channel, id]);

  const settable = useMemo(() => {
    const entries = Object.keys(argTypes).map((arg) => [arg, args[arg]] as const);
    return Object.fromEntries(entries.filter(([, value]) => plain(value) === value));
  }, [argTypes, args]);

  return (
    <>
      <StateFrame
        id={id}
        title={`${name}, to play with`}
        globals={`scheme:${storyGlobals.scheme ?? scheme}`}
        atMost={720}
        width={viewportOf(storyGlobals)?.width ?? width}
        args={settable}
      />
      <div className="scrolls">
        <Controls of={story.moduleExport} exclude={exclude} />
      </div>
      {facts && <Source language="tsx" code={codeOf(facts, args, argTypes)} />}
    </>
  );
}

/** Returns primitive values, which controls can set; undefined for others. */
const plain = (value: unknown) => (Object(value) === value ? undefined : value);
const asText = (args: object) => JSON.stringify(args, (key, value) => (key ? plain(value) : value));
const isSame = (one: object, other: object) => asText(one) === asText(other);

/** Code of the component; objects and functions are shown as variables named like their prop. */
function codeOf(
  { name, path, isDefault, props }: ComponentFacts,
  args: Record<string, unknown>,
  argTypes: PreparedStory['argTypes'],
) {
  const given = Object.keys(argTypes).filter(
    (arg) => args[arg] !== undefined && (arg in props || plain(args[arg])),
  );
  const written = given.map((arg) => {
    const value = args[arg];
    if (argTypes[arg]?.mapping || plain(value) === undefined) return `${arg}={${arg}}`;
    if (value === true) return arg;
    return typeof value === 'string' && !/["\n\\]/.test(value)
      ? `${arg}="${value}"`
      : `${arg}={${JSON.stringify(value)}}`;
  });
  const isLong = written.join(' ').length + name.length > 80;
  const attributes = written.map((one) => (isLong ? `\n  ${one}` : ` ${one}`)).join('');
  return [
    `import ${isDefault ? name : `{ ${name} }`} from '${path}';`,
    '',
    `<${name}${attributes}${isLong ? '\n' : ' '}/>`,
  ].join('\n');
}
