import { useEffect, useRef, useState } from 'react';
import { styled } from 'storybook/theming';
import { embedded } from './embedded.ts';

/** What the page of a component knows of one of its stories. */
export type State = { id: string; name: string; globals: Record<string, unknown> };

const Grid = styled.div<{ isWide: boolean }>(({ isWide }) => ({
  display: 'grid',
  gridTemplateColumns: isWide ? 'minmax(0, 1fr)' : 'repeat(2, minmax(0, 1fr))',
  gap: 8,
}));

const Frame = styled.iframe(({ theme }) => ({
  width: '100%',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
}));

/** In px; a page's frame needs no more to be known again. */
const highest = { wide: 400, half: 720 };

/** Each state by its name, light and dark side by side; what goes from edge to edge, one above the other. */
export function StateGrid({ states, isWide }: { states: State[]; isWide: boolean }) {
  return states.map(({ id, name, globals }) => (
    <section key={id} style={{ marginBlockEnd: 24 }}>
      <h3>
        <a href={`./?path=/story/${id}`} target="_top">
          {name}
        </a>
      </h3>
      <Grid isWide={isWide}>
        {['light', 'dark']
          .filter((scheme) => (globals.scheme ?? scheme) === scheme)
          .map((scheme) => (
            <StateFrame
              key={scheme}
              id={id}
              title={`${name}, ${scheme}`}
              scheme={scheme}
              atMost={isWide ? highest.wide : highest.half}
            />
          ))}
      </Grid>
    </section>
  ));
}

type StateFrameProps = { id: string; title: string; scheme: string; atMost: number };

/** As high as what it shows, and loaded once it is near. */
function StateFrame({ id, title, scheme, atMost }: StateFrameProps) {
  const [height, setHeight] = useState(240);
  const [isNear, setIsNear] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);

  // The browser's own `loading="lazy"` would load two screens ahead: each frame is a whole preview.
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      rootMargin: '200px',
    });
    if (frame.current) watch.observe(frame.current);
    return () => watch.disconnect();
  }, []);

  function follow() {
    const body = frame.current?.contentDocument?.getElementById('storybook-root');
    if (!body) return;
    new ResizeObserver(([entry]) => {
      const shown = entry?.target.scrollHeight ?? 0;
      if (shown > 0) setHeight(Math.min(shown + 2, atMost));
    }).observe(body);
  }

  return (
    <Frame
      ref={frame}
      title={title}
      style={{ height }}
      onLoad={follow}
      src={
        isNear
          ? `iframe.html?id=${id}&viewMode=story&globals=scheme:${scheme}&${embedded}`
          : undefined
      }
    />
  );
}
