import { useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';
import { dark, light } from '../../theme/tokens.ts';

/** Matches the browser UI's colour to the page, and a restored page to the chosen scheme. */
export function ThemeColor() {
  const { colorScheme, setMode } = useColorScheme();

  useEffect(() => {
    if (!colorScheme) return;
    const { paper } = colorScheme === 'dark' ? dark : light;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.setAttribute('content', paper);
    }
  }, [colorScheme]);

  // In Firefox and WebKit, a page that Back restores has missed the changes that MUI listens to.
  useEffect(() => {
    function readMode({ persisted }: PageTransitionEvent) {
      if (!persisted) return;
      try {
        setMode(localStorage.getItem('mui-mode') as 'light' | 'dark' | null);
      } catch {
        // Disabled storage.
      }
    }
    window.addEventListener('pageshow', readMode);
    return () => window.removeEventListener('pageshow', readMode);
  }, [setMode]);

  return null;
}
