import { ArgTypes, Description, DocsContext, Title, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { WithFacts } from './componentFacts.ts';
import { StateGrid } from './StateGrid.tsx';

/**
 * A component's page, made of its code and its stories: what it is for, its states in both schemes,
 * what it does, what it takes, what it is made of and where it is a part of. Nothing plays on it.
 */
export default function ComponentDocs({ isWide }: { isWide: (fileName: string) => boolean }) {
  const stories = useContext(DocsContext).componentStories();
  const { component, parameters } = useOf('meta', ['meta']).preparedMeta;
  const { tokens = [], usedIn = [] } = (component as WithFacts | undefined)?.facts ?? {};
  const behaviours = stories.filter(({ tags }) => tags.includes('behaviour'));
  const states = stories.filter(({ tags }) => !tags.includes('behaviour'));

  return (
    <>
      <Title />
      <Description />
      <p>
        <a href="./?path=/docs/foundations-which-component-when--docs" target="_top">
          Which component when
        </a>{' '}
        says what else there is.
      </p>
      <h2>States</h2>
      <StateGrid
        states={states.map(({ id, name, storyGlobals }) => ({ id, name, globals: storyGlobals }))}
        isWide={isWide(parameters.fileName)}
      />
      {behaviours.length > 0 && (
        <>
          <h2>What it does</h2>
          <p>By pointer, by keyboard and to a screen reader; each can be watched step by step.</p>
          <ul>
            {behaviours.map(({ id, name }) => (
              <li key={id}>
                <a href={`./?path=/story/${id}`} target="_top">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>What it takes</h2>
      <ArgTypes />
      {tokens.length > 0 && (
        <>
          <h2>Colours and type</h2>
          <p>
            {tokens.map((token) => (
              <code key={token} style={{ marginInlineEnd: 8 }}>
                {token}
              </code>
            ))}
          </p>
        </>
      )}
      <h2>Where it is used</h2>
      <p>{usedIn.length > 0 ? usedIn.join(', ') : 'Nowhere yet.'}</p>
    </>
  );
}
