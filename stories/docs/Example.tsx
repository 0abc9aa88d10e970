import { useEffect, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import type { WithFacts } from '../../.storybook/componentFacts.ts';
import { StateGrid } from '../../.storybook/StateGrid.tsx';
import { entriesLike, loadStory, TopLink, toDocs } from '../../.storybook/TopLink.tsx';

type ExampleProps = {
  /** Component and story, as the end of its id: `toastbar--failure`. */
  of: string;
  /** Full width, with both schemes stacked. */
  wide?: boolean;
};

/** A story as an example of a pattern, light and dark, in the window that it sets. */
export function Example({ of, wide = false }: ExampleProps) {
  const [story, setStory] = useState<PreparedStory>();

  useEffect(() => {
    const [found] = entriesLike(new RegExp(`-${of}$`));
    if (found) loadStory(found.id)?.then(setStory);
  }, [of]);

  if (!story) return null;
  const { id, title, name, storyGlobals: globals, component } = story;
  const { changesWithWidth = false } = (component as WithFacts | undefined)?.facts ?? {};
  return (
    <StateGrid
      states={[{ id, name: `${title.split('/').at(-1)}: ${name}`, globals }]}
      isWide={wide || changesWithWidth}
      isPage={wide}
    />
  );
}

/** Link to a component's page or stories. */
export function Named({ component }: { component: string }) {
  return (
    <TopLink to={toDocs(component)}>
      <code>{component}</code>
    </TopLink>
  );
}
