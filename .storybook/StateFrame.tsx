import { useEffect, useRef, useState } from 'react';
import { styled } from 'storybook/theming';
import { embedded } from './embedded.ts';
import { floatingIn, roomFor } from './storyRoom.ts';

const Frame = styled.iframe(({ theme }) => ({
  display: 'block',
  width: '100%',
  border: 0,
  // Around it, so that the window inside is exactly as wide as it is called.
  outline: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
  transformOrigin: '0 0',
}));

/** Its padding is the room for the frame's outline. */
const Place = styled.div({ boxSizing: 'content-box', padding: 1, overflow: 'hidden' });

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
export function StateFrame(props: StateFrameProps) {
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
      setHeight(Math.max(Math.min(shown, atMost), roomFor(floating)));
      onShown?.(page);
    };
    new ResizeObserver(measureStory).observe(root);
    // What floats, or comes later, may come or go while the root keeps its size.
    new MutationObserver(measureStory).observe(page, { childList: true, subtree: true });
  }

  return (
    <Place ref={place} style={{ height: height * scale }}>
      <Frame
        ref={frame}
        title={title}
        style={{ height, ...(width && { width, transform: `scale(${scale})` }) }}
        onLoad={follow}
        src={
          isNear ? `iframe.html?id=${id}&viewMode=story&globals=${globals}&${embedded}` : undefined
        }
      />
    </Place>
  );
}
