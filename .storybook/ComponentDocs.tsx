import { ArgTypes, Description, DocsContext, Title, useOf } from '@storybook/addon-docs/blocks';
import { Fragment, type ReactNode, useContext, useState } from 'react';
import type { WithFacts } from './componentFacts.ts';
import type { Guide } from './guide.ts';
import { StateGrid, WidthGrid } from './StateGrid.tsx';
import { type Spoken, spokenOutline } from './spokenOutline.ts';
import { TopLink, toDocs } from './TopLink.tsx';

/** How the source of a behaviour with keys or a pointer looks. */
const acts = { keys: /\.(tab|keyboard)\(/, pointer: /\.(click|dblClick|hover|pointer|upload)\(/ };
/** How it is called where it is of keys, though a click comes before or after them. */
const namesKeys = /\b(keys?|keyboard|tab|enter|escape|arrows?)\b/i;

/**
 * A component's page, made of its code, its stories and their guide: what it is for and what else there
 * is, its states in both schemes and in the widths of a phone, a tablet and a desktop, its words, what
 * is heard of it, what it does, what it takes, what it is made of and where it is a part of. Nothing
 * plays on it.
 */
export default function ComponentDocs({ edgeToEdge }: { edgeToEdge: RegExp }) {
  const stories = useContext(DocsContext).componentStories();
  const { component, parameters } = useOf('meta', ['meta']).preparedMeta;
  const facts = (component as WithFacts | undefined)?.facts;
  const { tokens = [], usedIn = [], changesWithWidth = false } = facts ?? {};
  const guide = parameters.guide as Guide | undefined;
  // Props of stories that the component hands on: Storybook guesses their types from the values.
  const handedOn = facts
    ? Object.keys(stories[0]?.argTypes ?? {}).filter((name) => !(name in facts.props))
    : [];
  const [heard, setHeard] = useState<Spoken[]>([]);
  const behaviours = stories.filter(({ tags }) => tags.includes('behaviour'));
  const states = stories
    .filter(({ tags }) => !tags.includes('behaviour'))
    .map(({ id, name, storyGlobals }) => ({ id, name, globals: storyGlobals }));
  const [first] = states;
  const isPage = edgeToEdge.test(parameters.fileName);
  const isByKeyboard = ({ name, parameters }: (typeof stories)[number]) => {
    const source = parameters.docs?.source?.originalSource ?? '';
    return acts.keys.test(source) && (!acts.pointer.test(source) || namesKeys.test(name));
  };

  return (
    <>
      <Title />
      <Description />
      {guide && (
        <Part title="When to use something else">
          <ul>
            {Object.entries(guide.instead).map(([name, when]) => (
              <li key={name}>
                <TopLink to={toDocs(name)}>{name}</TopLink> {when}
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part title="States">
        <StateGrid
          states={states}
          isWide={changesWithWidth || isPage}
          isPage={isPage}
          onFirstShown={(root) => setHeard(spokenOutline(root))}
        />
      </Part>
      {changesWithWidth && first && (
        <Part title="From phone to desktop">
          <WidthGrid state={first} />
        </Part>
      )}
      {guide && (
        <Part title="Wording">
          <Lines of={guide.content} />
        </Part>
      )}
      <Part title="Keyboard and screen reader">
        {guide && <Lines of={guide.announced} />}
        {heard.length > 0 && (
          <>
            <p>What a screen reader says in “{first?.name}”, from start to end:</p>
            <ol>
              {heard.map(({ key, role, name, states: said }) => (
                <li key={key}>{[name && `“${name}”`, role, ...said].filter(Boolean).join(', ')}</li>
              ))}
            </ol>
          </>
        )}
        {behaviours.some(isByKeyboard) && <p>By keyboard, step by step:</p>}
        <Behaviours of={behaviours.filter(isByKeyboard)} />
      </Part>
      {behaviours.some((story) => !isByKeyboard(story)) && (
        <Part title="What it does">
          <Behaviours of={behaviours.filter((story) => !isByKeyboard(story))} />
        </Part>
      )}
      <Part title="Props">
        <div className="scrolls">
          <ArgTypes exclude={handedOn} />
        </div>
        {handedOn.length > 0 && (
          <p>
            What else it is given goes on to the component of MUI in it, such as{' '}
            {handedOn.map((name, index) => (
              <Fragment key={name}>
                {index > 0 && ', '}
                <code>{name}</code>
              </Fragment>
            ))}
            .
          </p>
        )}
      </Part>
      {tokens.length > 0 && (
        <Part title="Colours and type">
          <p>
            {tokens.map((token) => (
              <code key={token} style={{ marginInlineEnd: 8 }}>
                {token}
              </code>
            ))}{' '}
            What they are for: <TopLink to={toDocs('Tokens')}>Tokens</TopLink>. Components of other
            folders that stand in it have pages of their own.
          </p>
        </Part>
      )}
      {usedIn.length > 0 && (
        <Part title="Where it is used">
          <ul>
            {usedIn.map((name) => (
              <li key={name}>
                <TopLink to={toDocs(name)}>{name}</TopLink>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h2>{title}</h2>
      {children}
    </>
  );
}

function Lines({ of: lines }: { of: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** Stories that can be watched step by step. */
function Behaviours({ of: stories }: { of: readonly { id: string; name: string }[] }) {
  return (
    <ul>
      {stories.map(({ id, name }) => (
        <li key={id}>
          <TopLink to={`story/${id}`}>{name}</TopLink>
        </li>
      ))}
    </ul>
  );
}
