import Box from '@mui/material/Box';
import { useColorScheme } from '@mui/material/styles';
import { createMemoryHistory } from 'history';
import { type ReactNode, useEffect, useState } from 'react';
import { SWRConfig } from 'swr';
import type { AppConfig } from '../src/app/config.ts';
import { HistoryRouter } from '../src/app/HistoryRouter.tsx';
import { Providers } from '../src/app/Providers.tsx';

type StoryFrameProps = {
  config: AppConfig;
  /** Where the story's router stands: `parameters.route`. */
  route: string | undefined;
  scheme: 'light' | 'dark';
  /** Gives the story the margin that it has on a page, so that focus rings and shadows are whole. */
  padded: boolean;
  children: ReactNode;
};

/** What every story stands in: the app's providers with a cache of its own and no retries. */
export function StoryFrame({ config, route = '/', scheme, padded, children }: StoryFrameProps) {
  const [history] = useState(() => createMemoryHistory({ initialEntries: [route] }));
  return (
    <HistoryRouter history={history}>
      <Providers config={config}>
        <SWRConfig value={freshCache}>
          <SchemeSwitch scheme={scheme} />
          {padded ? <Box sx={{ p: 2 }}>{children}</Box> : children}
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
