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
import { reducedMotion } from '../src/theme/globalStyles.ts';
import { ToastProvider } from '../src/ui/ToastProvider.tsx';
import { RightToLeft } from './RightToLeft.tsx';

const StoryStyles = lazy(() => import('./StoryStyles.tsx'));

type StoryFrameProps = {
  config: AppConfig;
  /** Where the story's router stands: `parameters.route`. */
  route: string | undefined;
  scheme: 'light' | 'dark';
  /** In percent. */
  textSize: string;
  direction: 'ltr' | 'rtl';
  colors: 'own' | 'forced';
  motion: 'system' | 'reduced';
  /** Gives the story the margin that it has on a page, so that focus rings and shadows are whole. */
  padded: boolean;
  children: ReactNode;
};

/**
 * What every story stands in: the app's providers with a cache of its own and no retries. A toast
 * stays, as a busy machine may need more than its eight seconds to press what it offers.
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
  // A browser that forces its own needs no help.
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
          {isMirrored ? <RightToLeft>{story}</RightToLeft> : story}
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
 * SWR takes apart the caches that it sets up when they are unmounted; an answer that comes later, for
 * a story that has ended, would then fail in the middle of the next one.
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

/** Type is in rem: it grows with the root's, which is what a browser's setting of the text size sets. */
function TextSize({ size }: { size: string }) {
  useLayoutEffect(() => {
    document.documentElement.style.fontSize = `${size}%`;
  }, [size]);
  return null;
}
