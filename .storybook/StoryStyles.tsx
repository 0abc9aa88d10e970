import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { type ReactNode, useState } from 'react';
import { browserStyles, forcedColorsPlugin } from './forcedColors.ts';

type StoryStylesProps = { isMirrored: boolean; isForced: boolean; children: ReactNode };

/** The app's styles mirrored, as for Arabic or Hebrew, or in forced colours, as near as styles can have them. */
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
