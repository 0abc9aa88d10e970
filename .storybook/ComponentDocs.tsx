import { Description, DocsContext, Title, useOf } from '@storybook/addon-docs/blocks';
import { Fragment, type ReactNode, useContext, useState } from 'react';
import type { WithFacts } from './componentFacts.ts';
import { withoutMuiWords } from './groups.ts';
import type { Guide } from './guide.ts';
import type { MuiPart } from './muiParts.ts';
import { Playground } from './Playground.tsx';
import { desktopWidth, StateGrid, WidthGrid } from './StateGrid.tsx';
import { type Spoken, spokenOutline } from './spokenOutline.ts';
import { TopLink, toDocs } from './TopLink.tsx';

/** Source patterns of behaviours by keyboard or pointer. */
const acts = { keys: /\.(tab|keyboard)\(/, pointer: /\.(click|dblClick|hover|pointer|upload)\(/ };
/** Name pattern of keyboard behaviours, even if they also click. */
const namesKeys = /\b(keys?|keyboard|tab|enter|escape|arrows?)\b/i;

/**
 * Docs page of a component, generated from its code, stories and guide: purpose and alternatives, a
 * playground, states in both schemes and at phone, tablet and desktop width, wording,
 * announcements, behaviours, parts and usage. No play function runs on it.
 */
export default function ComponentDocs({ edgeToEdge }: { edgeToEdge: RegExp }) {
  const stories = useContext(DocsContext).componentStories();
  const { component, parameters, title } = useOf('meta', ['meta']).preparedMeta;
  const facts = (component as WithFacts | undefined)?.facts;
  const { mui = [], tokens = [], usedIn = [], changesWithWidth = false } = facts ?? {};
  const guide = parameters.guide as Guide | undefined;
  // Forwarded props: Storybook infers their types from the values.
  const handedOn = facts
    ? Object.keys(stories[0]?.argTypes ?? {}).filter((name) => !(name in facts.props))
    : [];
  const [heard, setHeard] = useState<Spoken[]>([]);
  const behaviours = stories.filter(({ tags }) => tags.includes('behaviour'));
  const states = stories
    .filter(({ tags }) => !tags.includes('behaviour'))
    .map(({ id, name, storyGlobals }) => ({ id, name, globals: storyGlobals }));
  const [first] = states;
  const primary = stories.find(({ id }) => id === first?.id);
  const isPage = edgeToEdge.test(parameters.fileName);
  const isByKeyboard = ({ name, parameters }: (typeof stories)[number]) => {
    const source = parameters.docs?.source?.originalSource ?? '';
    return acts.keys.test(source) && (!acts.pointer.test(source) || namesKeys.test(name));
  };

  return (
    <>
      <Title>{withoutMuiWords(title).split('/').at(-1)}</Title>
      <Description />
      {mui.length > 0 && <MadeOf parts={mui} />}
      <Part title="Playground">
        {primary && (
          <Playground
            story={primary}
            facts={facts}
            exclude={handedOn}
            width={changesWithWidth || isPage ? desktopWidth : undefined}
          />
        )}
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

/** Links to the Material UI components that it uses. */
function MadeOf({ parts }: { parts: readonly MuiPart[] }) {
  const pages = [...new Set(parts.map(({ href }) => href))];
  return (
    <p>
      Made of Material UI’s{' '}
      {pages.map((page, index) => (
        <Fragment key={page}>
          {index > 0 && ', '}
          <a href={page}>
            {parts
              .filter(({ href }) => href === page)
              .map(({ name }) => name)
              .join(', ')}
          </a>
        </Fragment>
      ))}
      .
    </p>
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

/** Links to behaviours, which can be watched step by step. */
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
