import { useState } from 'react';
import { styled } from 'storybook/theming';
import { StateFrame } from './StateFrame.tsx';
import { fitsInFirstHalf } from './storyRoom.ts';
import { TopLink } from './TopLink.tsx';
import { viewportOf } from './viewports.ts';

/** Story fields that a docs page needs. */
export type State = { id: string; name: string; globals: Record<string, unknown> };

const Grid = styled.div<{ isWide: boolean }>(({ isWide }) => ({
  display: 'grid',
  gridTemplateColumns: isWide
    ? 'minmax(0, 1fr)'
    : 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  gap: 8,
}));

/** Phone and tablet side by side, desktop below. */
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

/** Maximum heights in px; this much of a page is enough to recognize it. */
const highest = { page: 480, part: 720 };

/** Width in px that shows the complete desktop layout. */
export const desktopWidth = 1200;

type StateGridProps = {
  states: readonly State[];
  /** Show at desktop width, because it is full-bleed or depends on the window's width. */
  isWide: boolean;
  /** Show only the top. */
  isPage?: boolean;
  /** Receives the root of the first state in the light scheme, on each change. */
  onFirstShown?: (root: Element) => void;
};

/** All states, each in its window, in light and dark side by side if there is room. */
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
  // A desktop window would be too small to read on a phone.
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
                setIsNarrow(!isPage && fitsInFirstHalf(page));
                if (scheme === 'light') onShown?.(page);
              }}
            />
          ))}
      </Grid>
    </section>
  );
}

/** State at phone, tablet and desktop width, scaled down to fit. */
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
