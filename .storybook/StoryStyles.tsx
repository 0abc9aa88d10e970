import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { type ReactNode, useState } from 'react';
import { browserStyles, forcedColorsPlugin } from './forcedColors.ts';

type StoryStylesProps = { isMirrored: boolean; isForced: boolean; children: ReactNode };

/** Mirrors the app's styles for right-to-left, or approximates forced colours. */
export default function StoryStyles({ isMirrored, isForced, children }: StoryStylesProps) {
  const [cache] = useState(() =>
    createCache({
      key: isMirrored ? 'rtl' : 'forced',
      stylisPlugins: [
        ...(isForced ? [forcedColorsPlugin] : []),
        ...(isMirrored ? [rtlPlugin] : []),
      ],
    }),
  );
  return (
    <CacheProvider value={cache}>
      {isForced && <style>{browserStyles}</style>}
      {children}
    </CacheProvider>
  );
}
