import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useColorScheme } from '@mui/material/styles';
import { createMemoryHistory } from 'history';
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { SWRConfig } from 'swr';
import { initCache } from 'swr/_internal';
import type { AppConfig } from '../src/app/config.ts';
import { HistoryRouter } from '../src/app/HistoryRouter.tsx';
import { Providers } from '../src/app/Providers.tsx';
import { CartLinesProvider } from '../src/data/cart/CartLinesProvider.tsx';
import { reducedMotion } from '../src/theme/globalStyles.ts';
import { ToastProvider } from '../src/ui/ToastProvider.tsx';
import { RightToLeft } from './RightToLeft.tsx';

const StoryStyles = lazy(() => import('./StoryStyles.tsx'));

type StoryFrameProps = {
  config: AppConfig;
  /** Initial route: `parameters.route`. */
  route: string | undefined;
  scheme: 'light' | 'dark';
  /** In percent. */
  textSize: string;
  direction: 'ltr' | 'rtl';
  colors: 'own' | 'forced';
  motion: 'system' | 'reduced';
  /** Add a margin as on a page, so that focus rings and shadows are not clipped. */
  padded: boolean;
  children: ReactNode;
};

/**
 * Decorator of all stories: the app's providers with a fresh cache and no retries. Toasts don't
 * close automatically, because a busy machine may need more than eight seconds to press their
 * action.
 */
export function StoryFrame(props: StoryFrameProps) {
  const {
    config,
    route = '/',
    scheme,
    textSize,
    direction,
    colors,
    motion,
    padded,
    children,
  } = props;
  const isMirrored = direction === 'rtl';
  // Not needed if the browser itself forces colours.
  const isForced = colors === 'forced' && !matchMedia('(forced-colors: active)').matches;
  const story = (
    <ToastProvider autoHideDuration={null}>
      {padded ? <Box sx={{ p: 2 }}>{children}</Box> : children}
    </ToastProvider>
  );
  const [history] = useState(() => createMemoryHistory({ initialEntries: [route] }));
  const framed = (
    <HistoryRouter history={history}>
      <Providers config={config}>
        <SWRConfig value={freshCache}>
          <SchemeSwitch scheme={scheme} />
          <TextSize size={textSize} />
          {motion === 'reduced' && <GlobalStyles styles={reducedMotion} />}
          {/* The provider in `Providers` uses another cache. */}
          <CartLinesProvider>
            {isMirrored ? <RightToLeft>{story}</RightToLeft> : story}
          </CartLinesProvider>
        </SWRConfig>
      </Providers>
    </HistoryRouter>
  );
  if (!isMirrored && !isForced) return framed;
  return (
    <Suspense>
      <StoryStyles isMirrored={isMirrored} isForced={isForced}>
        {framed}
      </StoryStyles>
    </Suspense>
  );
}

const freshCache = { provider: newCache, dedupingInterval: 0, errorRetryCount: 0 };

/**
 * Cache that SWR does not dispose of on unmount. Otherwise a late reply for an ended story would
 * throw during the next one.
 */
function newCache() {
  const cache = new Map();
  initCache(cache);
  return cache;
}

function SchemeSwitch({ scheme }: { scheme: 'light' | 'dark' }) {
  const { setMode } = useColorScheme();
  useEffect(() => setMode(scheme), [scheme, setMode]);
  return null;
}

/** Sets the root's font size, like the browser's text size setting. */
function TextSize({ size }: { size: string }) {
  useLayoutEffect(() => {
    document.documentElement.style.fontSize = `${size}%`;
  }, [size]);
  return null;
}
