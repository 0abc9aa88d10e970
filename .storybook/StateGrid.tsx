import { useState } from 'react';
import { styled } from 'storybook/theming';
import { StateFrame } from './StateFrame.tsx';
import { isAtTheStart } from './storyRoom.ts';
import { TopLink } from './TopLink.tsx';
import { viewportOf } from './viewports.ts';

/** What the page of a component knows of one of its stories. */
export type State = { id: string; name: string; globals: Record<string, unknown> };

const Grid = styled.div<{ isWide: boolean }>(({ isWide }) => ({
  display: 'grid',
  gridTemplateColumns: isWide
    ? 'minmax(0, 1fr)'
    : 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  gap: 8,
}));

/** A phone and a tablet side by side, a desktop below them. */
const Widths = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  gap: 8,
  '& > :last-child': { gridColumn: '1 / -1' },
});

const Width = styled.figcaption(({ theme }) => ({
  color: theme.textMutedColor,
  fontSize: theme.typography.size.s2,
}));

/** In px; a page's frame needs no more to be known again. */
const highest = { page: 480, part: 720 };

/** In px, of what looks otherwise in a wide window: all that comes on a desktop is there. */
const desktopWidth = 1200;

type StateGridProps = {
  states: readonly State[];
  /** It goes from edge to edge, or changes with the width of the window: it stands in a desktop's. */
  isWide: boolean;
  /** Only the top of it is shown. */
  isPage?: boolean;
  /** Gets the root of the first state in its light scheme, each time that it has changed. */
  onFirstShown?: (root: Element) => void;
};

/** Each state by its name in the window that it asks for, light and dark: side by side where there is room. */
export function StateGrid({ states, onFirstShown, ...window }: StateGridProps) {
  return states.map((state, index) => (
    <StateSection
      key={state.id}
      state={state}
      {...window}
      onShown={index === 0 ? onFirstShown : undefined}
    />
  ));
}

type StateSectionProps = {
  state: State;
  isWide: boolean;
  isPage?: boolean;
  onShown?: ((root: Element) => void) | undefined;
};

function StateSection({ state, isWide, isPage = false, onShown }: StateSectionProps) {
  const { id, name, globals } = state;
  // On a phone a desktop's window would be too small to be read.
  const usualWidth = isWide && innerWidth >= 600 ? desktopWidth : undefined;
  const { width, height } = viewportOf(globals) ?? { width: usualWidth };
  const [isNarrow, setIsNarrow] = useState(false);
  const isOneColumn = width !== undefined && width > 600 && !isNarrow;
  return (
    <section style={{ marginBlockEnd: 24 }}>
      <h3>
        <TopLink to={`story/${id}`}>{name}</TopLink>
      </h3>
      <Grid isWide={isOneColumn}>
        {['light', 'dark']
          .filter((scheme) => (globals.scheme ?? scheme) === scheme)
          .map((scheme) => (
            <StateFrame
              key={scheme}
              id={id}
              title={`${name}, ${scheme}`}
              globals={`scheme:${scheme}`}
              atMost={Math.max(isPage ? highest.page : highest.part, height ?? 0)}
              width={width}
              isCut={isNarrow}
              onShown={(page) => {
                setIsNarrow(!isPage && isAtTheStart(page));
                if (scheme === 'light') onShown?.(page);
              }}
            />
          ))}
      </Grid>
    </section>
  );
}

/** One state in the windows of a phone, a tablet and a desktop, each as small as it has to be. */
export function WidthGrid({ state: { id, name } }: { state: State }) {
  return (
    <Widths>
      {[360, 768, 1440].map((width) => (
        <figure key={width} style={{ margin: 0, minWidth: 0 }}>
          <Width>{width} px</Width>
          <StateFrame
            id={id}
            title={`${name}, ${width} px wide`}
            globals="scheme:light"
            atMost={800}
            width={width}
          />
        </figure>
      ))}
    </Widths>
  );
}
