import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useColorScheme } from '@mui/material/styles';
import { createMemoryHistory } from 'history';
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { SWRConfig } from 'swr';
import type { AppConfig } from '../src/app/config.ts';
import { HistoryRouter } from '../src/app/HistoryRouter.tsx';
import { Providers } from '../src/app/Providers.tsx';
import { reducedMotion } from '../src/theme/reducedMotion.ts';

const RightToLeft = lazy(() => import('./RightToLeft.tsx'));

type StoryFrameProps = {
  config: AppConfig;
  /** Where the story's router stands: `parameters.route`. */
  route: string | undefined;
  scheme: 'light' | 'dark';
  /** In percent. */
  textSize: string;
  direction: 'ltr' | 'rtl';
  motion: 'system' | 'reduced';
  /** Gives the story the margin that it has on a page, so that focus rings and shadows are whole. */
  padded: boolean;
  children: ReactNode;
};

/** What every story stands in: the app's providers with a cache of its own and no retries. */
export function StoryFrame(props: StoryFrameProps) {
  const { config, route = '/', scheme, textSize, direction, motion, padded, children } = props;
  const story = padded ? <Box sx={{ p: 2 }}>{children}</Box> : children;
  const [history] = useState(() => createMemoryHistory({ initialEntries: [route] }));
  return (
    <HistoryRouter history={history}>
      <Providers config={config}>
        <SWRConfig value={freshCache}>
          <SchemeSwitch scheme={scheme} />
          <TextSize size={textSize} />
          {motion === 'reduced' && <GlobalStyles styles={reducedMotion} />}
          {direction === 'rtl' ? (
            <Suspense>
              <RightToLeft>{story}</RightToLeft>
            </Suspense>
          ) : (
            story
          )}
        </SWRConfig>
      </Providers>
    </HistoryRouter>
  );
}

const freshCache = { provider: () => new Map(), dedupingInterval: 0, errorRetryCount: 0 };

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
