import { useEffect, useRef, useState } from 'react';
import { styled } from 'storybook/theming';
import { embedded } from './embedded.ts';
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

const Frame = styled.iframe(({ theme }) => ({
  display: 'block',
  boxSizing: 'border-box',
  width: '100%',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
  transformOrigin: '0 0',
}));

const Width = styled.figcaption(({ theme }) => ({
  color: theme.textMutedColor,
  fontSize: theme.typography.size.s2,
}));

/** In px; a page's frame needs no more to be known again. */
const highest = { page: 480, part: 720 };

/** Of a frame where something floats, in px: that takes no room of its own. */
const roomToFloat = { overAll: 640, inPart: 360 };

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

type StateFrameProps = {
  id: string;
  title: string;
  /** As a story's URL has them. */
  globals: string;
  /** In px, of what is shown. */
  atMost: number;
  /** In px, of the window that is shown, smaller where there is no room; as wide as there is if not given. */
  width?: number | undefined;
  /** Of that window only the start is shown, as large as it is. */
  isCut?: boolean;
  onShown?: ((page: HTMLElement) => void) | undefined;
};

/** As high as what it shows, and loaded once it is near. */
function StateFrame(props: StateFrameProps) {
  const { id, title, globals, atMost, width, isCut = false, onShown } = props;
  const [height, setHeight] = useState(240);
  const [room, setRoom] = useState(0);
  const [isNear, setIsNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const scale = width && room && !isCut ? Math.min(1, room / width) : 1;

  // The browser's own `loading="lazy"` would load two screens ahead: each frame is a whole preview.
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      rootMargin: '200px',
    });
    const measure = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    if (place.current) {
      watch.observe(place.current);
      measure.observe(place.current);
    }
    return () => {
      watch.disconnect();
      measure.disconnect();
    };
  }, []);

  function follow() {
    const page = frame.current?.contentDocument?.body;
    const root = page?.querySelector('#storybook-root');
    if (!page || !root) return;
    const measureStory = () => {
      const floating = floatingIn(page);
      const shown = root.scrollHeight;
      if (shown === 0 && floating.length === 0) return;
      setHeight(Math.max(Math.min(shown + 2, atMost), roomFor(floating)));
      onShown?.(page);
    };
    new ResizeObserver(measureStory).observe(root);
    // What floats stands beside the root, and may come or go while the root keeps its size.
    new MutationObserver(measureStory).observe(page, { childList: true });
  }

  return (
    <div ref={place} style={{ overflow: 'hidden', height: height * scale }}>
      <Frame
        ref={frame}
        title={title}
        style={{ height, ...(width && { width, transform: `scale(${scale})` }) }}
        onLoad={follow}
        src={
          isNear ? `iframe.html?id=${id}&viewMode=story&globals=${globals}&${embedded}` : undefined
        }
      />
    </div>
  );
}

/** Whether all of a story stands in the first half of a page's column, as a card does that has a width of its own. */
function isAtTheStart(page: HTMLElement): boolean {
  const parts = [...page.querySelectorAll('#storybook-root *')];
  if (parts.length === 0 || floatingIn(page).length > 0) return false;
  return parts.every(
    (part) => part.childElementCount > 0 || part.getBoundingClientRect().right < 480,
  );
}

/** Dialogs, toasts and the like: what stands over the page and is in sight. */
function floatingIn(page: HTMLElement): HTMLElement[] {
  const ofStory = ':scope > :not([class*="sb-"])';
  const shown = page.querySelectorAll<HTMLElement>(`${ofStory}, ${ofStory} *`);
  return [...shown].filter((element) => {
    const { position, visibility } = getComputedStyle(element);
    if (position !== 'fixed' || visibility === 'hidden' || element.clientHeight <= 1) return false;
    const { bottom, right } = element.getBoundingClientRect();
    return bottom > 0 && right > 0;
  });
}

/** What lies over the whole window gets one that it can be seen in, a toast or a bar a part of one. */
function roomFor(floating: readonly HTMLElement[]): number {
  if (floating.length === 0) return 0;
  const liesOverAll = floating.some(
    ({ clientHeight, ownerDocument }) =>
      clientHeight > 0.9 * ownerDocument.documentElement.clientHeight,
  );
  return liesOverAll ? roomToFloat.overAll : roomToFloat.inPart;
}
