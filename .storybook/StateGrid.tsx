import { useEffect, useRef, useState } from 'react';
import { styled } from 'storybook/theming';
import { embedded } from './embedded.ts';
import { TopLink } from './TopLink.tsx';

/** What the page of a component knows of one of its stories. */
export type State = { id: string; name: string; globals: Record<string, unknown> };

const Grid = styled.div<{ isWide: boolean }>(({ isWide }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${isWide ? 720 : 320}px), 1fr))`,
  gap: 8,
}));

/** A phone and a tablet side by side, a desktop below them. */
const Widths = styled.div({
  display: 'grid',
  gridTemplateColumns: '1fr 2fr',
  gap: 8,
  '& > :last-child': { gridColumn: '1 / -1' },
});

const Frame = styled.iframe(({ theme }) => ({
  display: 'block',
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
const highest = { wide: 400, half: 720 };

/** Of a frame where something floats, in px: that takes no room of its own. */
const roomToFloat = 480;

type StateGridProps = {
  states: State[];
  isWide: boolean;
  /** Gets the root of the first state in its light scheme, each time that it has changed. */
  onFirstShown?: (root: Element) => void;
};

/** Each state by its name, light and dark side by side; what goes from edge to edge, one above the other. */
export function StateGrid({ states, isWide, onFirstShown }: StateGridProps) {
  return states.map(({ id, name, globals }, index) => (
    <section key={id} style={{ marginBlockEnd: 24 }}>
      <h3>
        <TopLink to={`story/${id}`}>{name}</TopLink>
      </h3>
      <Grid isWide={isWide}>
        {['light', 'dark']
          .filter((scheme) => (globals.scheme ?? scheme) === scheme)
          .map((scheme) => (
            <StateFrame
              key={scheme}
              id={id}
              title={`${name}, ${scheme}`}
              globals={`scheme:${scheme}`}
              atMost={isWide ? highest.wide : highest.half}
              onShown={index === 0 && scheme === 'light' ? onFirstShown : undefined}
            />
          ))}
      </Grid>
    </section>
  ));
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
  width?: number;
  onShown?: ((root: Element) => void) | undefined;
};

/** As high as what it shows, and loaded once it is near. */
function StateFrame({ id, title, globals, atMost, width, onShown }: StateFrameProps) {
  const [height, setHeight] = useState(240);
  const [room, setRoom] = useState(0);
  const [isNear, setIsNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const scale = width && room ? Math.min(1, room / width) : 1;

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
    const root = frame.current?.contentDocument?.getElementById('storybook-root');
    if (!root) return;
    new ResizeObserver(([entry]) => {
      const shown = entry?.target.scrollHeight ?? 0;
      if (shown === 0) return;
      const { body: page } = root.ownerDocument;
      setHeight(floats(page) ? roomToFloat : Math.min(shown + 2, atMost));
      onShown?.(page);
    }).observe(root);
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

/** Whether a dialog, a toast or the like stands over the page. */
function floats(page: HTMLElement): boolean {
  const ofStory = ':scope > :not([class*="sb-"])';
  const shown = page.querySelectorAll<HTMLElement>(`${ofStory}, ${ofStory} *`);
  return [...shown].some(
    (element) => getComputedStyle(element).position === 'fixed' && element.clientHeight > 1,
  );
}
