import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { compile, type Middleware, middleware, serialize, stringify } from 'stylis';
import { browserStyles, forcedColorsPlugin } from './forcedColors.ts';

type StoryStylesProps = { isMirrored: boolean; isForced: boolean; children: ReactNode };

/**
 * The styles of MUI's components mirrored, as for Arabic or Hebrew, and all styles in forced colours, as
 * near as styles can have them. Those that are made at build mirror by themselves.
 */
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
  useLayoutEffect(() => (isForced ? forceSheets() : undefined), [isForced]);
  return (
    <CacheProvider value={cache}>
      {isForced && <style>{browserStyles}</style>}
      {children}
    </CacheProvider>
  );
}

/** Puts each style sheet of the app's files as it is where colours are forced in its place. */
function forceSheets() {
  const replaced = [...document.styleSheets].filter(isOfTheApp).map((sheet) => {
    const style = document.createElement('style');
    const css = [...sheet.cssRules].map(({ cssText }) => cssText).join('\n');
    const plugins = [forcedColorsPlugin as Middleware, stringify];
    style.textContent = serialize(compile(css), middleware(plugins));
    sheet.ownerNode?.parentNode?.insertBefore(style, sheet.ownerNode.nextSibling);
    sheet.disabled = true;
    return { sheet, style };
  });
  return () => {
    for (const { sheet, style } of replaced) {
      style.remove();
      sheet.disabled = false;
    }
  };
}

/** Not Emotion's, nor Storybook's own. */
function isOfTheApp({ ownerNode }: CSSStyleSheet): boolean {
  if (ownerNode instanceof HTMLLinkElement) return true;
  return ownerNode instanceof HTMLStyleElement && 'viteDevId' in ownerNode.dataset;
}
