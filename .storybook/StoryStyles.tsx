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

/** Says after each style sheet of the app's files what becomes of it where colours are forced. */
function forceSheets() {
  const plugins = middleware([forcedColorsPlugin as Middleware, stringify]);
  const forced = [...document.styleSheets].filter(isOfTheApp).map((sheet) => {
    const style = document.createElement('style');
    const rules = [...sheet.cssRules].filter((rule) => !(rule instanceof CSSFontFaceRule));
    const css = rules.map(({ cssText }) => cssText).join('\n');
    style.textContent = serialize(compile(css), plugins);
    sheet.ownerNode?.parentNode?.insertBefore(style, sheet.ownerNode.nextSibling);
    return style;
  });
  return () => {
    for (const style of forced) style.remove();
  };
}

/** Not Emotion's, nor Storybook's own. */
function isOfTheApp({ ownerNode }: CSSStyleSheet): boolean {
  if (ownerNode instanceof HTMLLinkElement) return true;
  return ownerNode instanceof HTMLStyleElement && 'viteDevId' in ownerNode.dataset;
}
