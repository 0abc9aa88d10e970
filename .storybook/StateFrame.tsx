import { useEffect, useRef, useState } from 'react';
import type { Channel } from 'storybook/internal/channels';
import { UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { styled } from 'storybook/theming';
import { embedded } from './embedded.ts';
import { floatingIn, roomFor } from './storyRoom.ts';

const Frame = styled.iframe(({ theme }) => ({
  display: 'block',
  width: '100%',
  border: 0,
  // An outline, so that the inner window has exactly its stated width.
  outline: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
  transformOrigin: '0 0',
}));

/** Padding for the frame's outline. */
const Place = styled.div({ boxSizing: 'content-box', padding: 1, overflow: 'hidden' });

type StateFrameProps = {
  id: string;
  title: string;
  /** Globals, in the format of a story's URL. */
  globals: string;
  /** Maximum height in px. */
  atMost: number;
  /** Width of the window in px, scaled down to fit; defaults to the available width. */
  width?: number | undefined;
  /** Crop the window at its start instead of scaling it down. */
  isCut?: boolean;
  /** Args of the story; must be referentially stable. */
  args?: Record<string, unknown>;
  onShown?: ((page: HTMLElement) => void) | undefined;
};

/** Lazy frame of a story that adapts to the content's height. */
export function StateFrame(props: StateFrameProps) {
  const { id, title, globals, atMost, width, isCut = false, args, onShown } = props;
  const [height, setHeight] = useState(240);
  const [room, setRoom] = useState(0);
  const [isNear, setIsNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const scale = width && room && !isCut ? Math.min(1, room / width) : 1;

  // `loading="lazy"` would load two screens ahead, and each frame is a whole preview.
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

  const shownArgs = useRef(args);
  useEffect(() => {
    if (shownArgs.current === args) return;
    shownArgs.current = args;
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = (frame.current?.contentWindow ?? {}) as {
      __STORYBOOK_ADDONS_CHANNEL__?: Channel;
    };
    channel?.emit(UPDATE_STORY_ARGS, { storyId: id, updatedArgs: args });
  }, [id, args]);

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
    // Floating and late elements don't resize the root.
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
