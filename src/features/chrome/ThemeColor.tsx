import { useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';
import { dark, light } from '../../theme/tokens.ts';

/** Matches the browser UI's colour to the page, including a manually chosen scheme. */
export function ThemeColor() {
  const { colorScheme } = useColorScheme();

  useEffect(() => {
    if (!colorScheme) return;
    const { paper } = colorScheme === 'dark' ? dark : light;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.setAttribute('content', paper);
    }
  }, [colorScheme]);

  return null;
}
